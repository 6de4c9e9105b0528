import { updateProfile } from 'firebase/auth'
import { pictureUrl } from '../../domain/account/picture.ts'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import {
  pictureMachine,
  type SendPicture,
  type CleanUpPictures,
  type ReadPicture,
} from '../../machines/account/pictureMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { accountAuth } from '../sdk/accountAuth.ts'
import { requireOnline } from '../sdk/connection.ts'
import { currentUser, tokenIssuedAt, signedInUid } from '../sdk/currentUser.ts'
import { longRunningPort } from '../sdk/toPort.ts'
import { withRecentSignIn } from '../session/recentSignIn/recentSignIn.ts'
import { readPicture } from './pictureCodec.ts'

/**
 * Until then, an uploaded picture may still become the account's: the person may have to confirm their
 * identity first.
 */
const abandonedAfterMs = 60 * 60_000

const sendPicture: SendPicture = longRunningPort(async ({ bitmap, crop, uploaded }, signal) => {
  const account = accountAuth(signedInUid())
  await requireOnline()
  const { putPicture } = await import('./putPicture.ts')
  if (!bitmap) throw new Error('No picture was chosen.')
  const { deleteIfAbandoned } = await import('./deleteAbandonedPictures.ts')
  if (uploaded !== null) await deleteIfAbandoned(account, uploaded).catch(() => null)
  const fileId = await putPicture(account, { picture: bitmap, crop }, { signal })
  if (fileId === null) return { type: 'picture.refused', reason: 'no-room' }
  return { type: 'picture.sent', fileId }
})

const cleanUpPictures: CleanUpPictures = ({ input: { replaced } }) => {
  const account = accountAuth(signedInUid())
  const cleanUp = async () => {
    const { deleteFile } = await import('../documents/files/fileRecords.ts')
    const { deleteAbandonedPictures } = await import('./deleteAbandonedPictures.ts')
    if (replaced !== null) await deleteFile(account, replaced)
    await deleteAbandonedPictures(account, (await tokenIssuedAt()) - abandonedAfterMs)
  }
  // The change is made. What this leaves behind, the next change deletes.
  cleanUp().catch(() => null)
}

const readChosen: ReadPicture = ({ input: { file }, sendBack }) => {
  let isWanted = true
  const read = async () => {
    const outcome = await readPicture(file)
    if (typeof outcome === 'string') sendBack({ type: 'picture.refused', reason: outcome })
    else if (isWanted) sendBack({ type: 'picture.read', bitmap: outcome })
    else outcome.close()
  }
  void read()
  return () => {
    isWanted = false
  }
}

/** Sets one of the person's files as the account picture, or removes it. */
const setPicture = withRecentSignIn<{ fileId: string | null }>(({ fileId }) => {
  const user = currentUser()
  const { storageBucket } = configuration.firebase
  const photoURL = fileId === null ? '' : pictureUrl(storageBucket, user.uid, fileId)
  // The SDK's types allow `null` for none, but some servers refuse it.
  return updateProfile(user, { photoURL })
})

export const pictureLogic = pictureMachine.provide({
  actors: portsOf({ readPicture: readChosen, sendPicture, setPicture, cleanUpPictures }),
  actions: {
    // Otherwise, browsers keep up to 16 MB for each until they collect garbage.
    closeBitmap: ({ context: { bitmap } }) => bitmap?.close(),
  },
})
