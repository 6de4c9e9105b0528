import type { SendPicture, TidyPictures } from '../../machines/pictureMachine.ts'
import { failureEvent } from '../attempt.ts'
import { signedInUid } from '../currentUser.ts'
import { demandNetwork } from '../demandNetwork.ts'
import { serverTime } from '../serverTime.ts'
import { userDataOf, type UserData } from '../userData/userData.ts'

/**
 * In milliseconds. The account may refer to a new picture this late, because the person may have to
 * confirm their identity first.
 */
const namingTimeLimit = 60 * 60_000

/**
 * The last upload from this page. The next upload deletes it if the account doesn't refer to it.
 */
let last: { uid: string; fileId: string } | null = null

export const sendPicture: SendPicture = ({ input: { bitmap, crop }, sendBack }) => {
  const working = new AbortController()
  const { signal } = working
  const userData = userDataOf(signedInUid())
  const send = async () => {
    try {
      demandNetwork()
      const { putPicture } = await import('./putPicture.ts')
      if (!bitmap) throw new Error('No picture was chosen.')
      await removeLast(userData).catch(() => null)
      const fileId = await putPicture(userData, bitmap, crop, signal)
      if (fileId !== null) last = { uid: userData.uid, fileId }
      if (signal.aborted) return
      sendBack(
        fileId === null
          ? { type: 'picture.refused', why: 'no-room' }
          : { type: 'picture.sent', fileId },
      )
    } catch (error) {
      if (!signal.aborted) sendBack(await failureEvent(error))
    }
  }
  void send()
  return () => working.abort()
}

async function removeLast(userData: UserData): Promise<void> {
  if (last?.uid !== userData.uid) return
  const { removeUnnamed } = await import('./sweepPictures.ts')
  await removeUnnamed(userData, last.fileId)
  last = null
}

export const tidyPictures: TidyPictures = ({ input: { replaced } }) => {
  const userData = userDataOf(signedInUid())
  const tidy = async () => {
    const { removeFile } = await import('../files/removeFile.ts')
    const { sweepPictures } = await import('./sweepPictures.ts')
    if (replaced !== null) await removeFile(userData, replaced)
    await sweepPictures(userData, (await serverTime()) - namingTimeLimit)
  }
  // The change is made. What this leaves behind, the next change deletes.
  tidy().catch(() => null)
}
