import { updateProfile } from 'firebase/auth'
import type { ChangeInput } from '../machines/accountChangeMachine.ts'
import { currentUser } from './currentUser.ts'
import { change } from './recentLogin.ts'

// An empty word removes the name or picture; `null`, which the SDK's types allow, is refused by some servers.

export const changeName = change<ChangeInput>(({ typed }) =>
  updateProfile(currentUser(), { displayName: typed }),
)

export const changePicture = change<ChangeInput>(({ typed }) =>
  updateProfile(currentUser(), { photoURL: typed }),
)
