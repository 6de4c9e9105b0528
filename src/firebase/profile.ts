import { updateProfile } from 'firebase/auth'
import { configuration } from '../config.ts'
import { addressOfPicture } from '../domain/ownPicture.ts'
import type { ChangeInput } from '../machines/accountChangeMachine.ts'
import { currentUser } from './currentUser.ts'
import { change } from './recentLogin.ts'

// An empty word removes the name or picture; `null`, which the SDK's types allow, is refused by some servers.

export const changeName = change<ChangeInput>(({ typed }) =>
  updateProfile(currentUser(), { displayName: typed }),
)

/** Lets the account name a file of the person as its picture, or none. */
export const changePicture = change<{ fileId: string | null }>(({ fileId }) => {
  const user = currentUser()
  const { storageBucket } = configuration.firebase
  const photoURL = fileId === null ? '' : addressOfPicture(storageBucket, user.uid, fileId)
  return updateProfile(user, { photoURL })
})
