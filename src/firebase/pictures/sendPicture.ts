import type { SendPicture, TidyPictures } from '../../machines/pictureEvents.ts'
import { failureEvent } from '../attempt.ts'
import { signedInUid } from '../currentUser.ts'
import { demandNetwork } from '../demandNetwork.ts'
import { serverTime } from '../serverTime.ts'
import { vaultOf } from '../vault/vault.ts'

/** How long a picture may wait for its name: somebody may have to show first who they are. */
const untilNamed = 60 * 60_000

export const sendPicture: SendPicture = ({ input: { bitmap, crop }, sendBack }) => {
  const working = new AbortController()
  const { signal } = working
  const vault = vaultOf(signedInUid())
  const send = async () => {
    try {
      demandNetwork()
      const { putPicture } = await import('./putPicture.ts')
      if (!bitmap) throw new Error('No picture was chosen.')
      const fileId = await putPicture(vault, bitmap, crop, signal)
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

export const tidyPictures: TidyPictures = ({ input: { replaced } }) => {
  const vault = vaultOf(signedInUid())
  const tidy = async () => {
    const { removeFile } = await import('../files/removeFile.ts')
    const { sweepPictures } = await import('./sweepPictures.ts')
    if (replaced !== null) await removeFile(vault, replaced)
    await sweepPictures(vault, (await serverTime()) - untilNamed)
  }
  // The change itself is made, and what is left over goes with the next one.
  tidy().catch(() => null)
}
