import { withBreakableLock } from '#src/storage/locks/breakableLock.ts'
import { uploadLockName } from '../../storage/lockNames.ts'
import { notebookOf } from '../notebooks.ts'
import type { SendFile } from '../../machines/uploadMachine.ts'
import { failureEvent } from '#src/firebase/sdk/toPort.ts'
import { createUploadLimiter } from './uploadLimiter.ts'
import { watchProgress } from './watchProgress.ts'
import { watchOutboxRows } from '../../storage/watchRows.ts'

export const sendFile: SendFile = ({ input: { uid, row }, sendBack, receive }) => {
  const sending = new AbortController()
  const { signal } = sending
  const limiter = createUploadLimiter(signal)
  receive(limiter.handle)
  const sendKept = async () => {
    await waitUntilNoteExists(uid, row.noteId, signal)
    await limiter.waitForTurn()
    const kept = (await notebookOf(uid).uploads.rows()).find(({ id }) => id === row.id)
    // Another tab has sent it.
    if (!kept || kept.refusal !== null) return
    const progress = watchProgress(limiter, sendBack)
    const trying = new AbortController()
    const giveUp = () => trying.abort(signal.reason)
    signal.addEventListener('abort', giveUp)
    try {
      const { uploadFile } = await import('./uploadFile.ts')
      const isThere = await Promise.race([
        uploadFile(uid, kept, { signal: trying.signal, limiter, progress }),
        progress.stalled,
      ])
      if (isThere) sendBack({ type: 'upload.arrived' })
      if (isThere) await notebookOf(uid).uploads.update(row.id, () => null)
    } finally {
      // Also after a stall: the abandoned attempt must not change anything anymore.
      giveUp()
      signal.removeEventListener('abort', giveUp)
      progress.end()
      limiter.endTurn()
    }
  }
  const run = async () => {
    try {
      await withBreakableLock(uploadLockName(uid, row.id), sendKept, signal)
    } catch (error) {
      if (!signal.aborted) sendBack(await failureEvent(error))
    }
  }
  void run()
  return () => sending.abort()
}

/**
 * Waits until the server has the note, if it was created on this device.
 *
 * @throws the signal's reason when it aborts first.
 */
async function waitUntilNoteExists(
  uid: string,
  noteId: string,
  signal: AbortSignal,
): Promise<void> {
  let watching: ReturnType<typeof watchOutboxRows> | undefined
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
    watching = watchOutboxRows(notebookOf(uid), (rows) => {
      const isPending = rows.some((row) => row.noteId === noteId && row.basis === null)
      if (!isPending) resolve()
    })
  })
  watching?.stop()
  signal.throwIfAborted()
}
