import { longRunningPort } from '../sdk/longRunningPort.ts'
import type { SendPicture, CleanUpPictures } from '../../machines/account/pictureMachine.ts'
import { serverTime, signedInUid } from '../sdk/currentUser.ts'
import { requireOnline } from '../sdk/requireOnline.ts'
import { userDataOf } from '../data/userData.ts'

/**
 * In milliseconds. The account may refer to a new picture this late, because the person may have to
 * confirm their identity first.
 */
const namingTimeLimit = 60 * 60_000

export const sendPicture: SendPicture = longRunningPort(
  async ({ bitmap, crop, uploaded }, signal) => {
    const userData = userDataOf(signedInUid())
    await requireOnline()
    const { putPicture } = await import('./putPicture.ts')
    if (!bitmap) throw new Error('No picture was chosen.')
    const { removeUnnamed } = await import('./sweepPictures.ts')
    if (uploaded !== null) await removeUnnamed(userData, uploaded).catch(() => null)
    const fileId = await putPicture(userData, bitmap, crop, signal)
    if (fileId === null) return { type: 'picture.refused', why: 'no-room' }
    return { type: 'picture.sent', fileId }
  },
)

export const cleanUpPictures: CleanUpPictures = ({ input: { replaced } }) => {
  const userData = userDataOf(signedInUid())
  const cleanUp = async () => {
    const { removeFile } = await import('../data/files/removeFile.ts')
    const { sweepPictures } = await import('./sweepPictures.ts')
    if (replaced !== null) await removeFile(userData, replaced)
    await sweepPictures(userData, (await serverTime()) - namingTimeLimit)
  }
  // The change is made. What this leaves behind, the next change deletes.
  cleanUp().catch(() => null)
}
