import { failureEvent } from '#src/firebase/sdk/toPort.ts'
import { withBreakableLock } from '#src/storage/locks/breakableLock.ts'
import type { RowWithStatus } from '../../domain/sync/outboxRow.ts'
import type { SendFile } from '../../machines/uploadMachine.ts'
import { uploadLockName } from '../../storage/lockNames.ts'
import { watchOutboxRows } from '../../storage/sync/watchRows.ts'
import { notebookOf } from '../notebooks.ts'
import { uploadFile } from './uploadFile.ts'
import { createUploadLimiter } from './uploadLimiter.ts'
import { watchProgress } from './watchProgress.ts'

export const sendFile: SendFile = ({ input: { uid, row, failureCount }, sendBack, receive }) => {
  const sending = new AbortController()
  const { signal } = sending
  const limiter = createUploadLimiter(signal)
  receive(limiter.onCommand)
  /** Returns whether it was too early: the note must first be restored by an unsent edit. */
  const attempt = async (): Promise<boolean> => {
    await limiter.waitForTurn()
    const stored = (await notebookOf(uid).uploads.rows()).find(({ id }) => id === row.id)
    // Another tab has sent it.
    if (!stored || stored.refusal !== null) return false
    const progress = watchProgress(limiter, failureCount, sendBack)
    const trying = new AbortController()
    const giveUp = () => trying.abort(signal.reason)
    signal.addEventListener('abort', giveUp)
    try {
      const end = await Promise.race([
        uploadFile(uid, stored, { signal: trying.signal, limiter, progress }),
        progress.stalled,
      ])
      if (end === 'uploaded') {
        sendBack({ type: 'upload.arrived' })
        await notebookOf(uid).uploads.update(row.id, () => null)
      }
      return end === 'too-early'
    } finally {
      // Also after a stall: the abandoned attempt must not change anything anymore.
      giveUp()
      signal.removeEventListener('abort', giveUp)
      progress.end()
      limiter.endTurn()
    }
  }
  const send = async () => {
    await waitForEdits(uid, isNoteCreated(row.noteId), signal)
    while (await attempt()) await waitForEdits(uid, isNextEditOver(row.noteId), signal)
  }
  const run = async () => {
    try {
      await withBreakableLock(uploadLockName(uid, row.id), send, signal)
    } catch (error) {
      if (!signal.aborted) sendBack(await failureEvent(error))
    }
  }
  void run()
  return () => sending.abort()
}

type EditCondition = (edits: readonly RowWithStatus[]) => boolean

/** The server has the note, if it was created on this device. */
function isNoteCreated(noteId: string): EditCondition {
  return (edits) => !edits.some((edit) => edit.noteId === noteId && edit.basis === null)
}

/** The note's edit, as it is first reported, was sent, refused, discarded, or changed. */
function isNextEditOver(noteId: string): EditCondition {
  let first: string | undefined
  return (edits) => {
    const waiting = edits.find((edit) => edit.noteId === noteId && edit.refusal === null)
    first ??= waiting?.edit.editId
    return !waiting || waiting.edit.editId !== first
  }
}

/**
 * Waits until a condition is met.
 *
 * @throws the signal's reason when it aborts first.
 */
async function waitForEdits(uid: string, isMet: EditCondition, signal: AbortSignal): Promise<void> {
  let watching: ReturnType<typeof watchOutboxRows> | undefined
  signal.throwIfAborted()
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
    watching = watchOutboxRows(notebookOf(uid), (edits) => {
      if (isMet(edits)) resolve()
    })
  })
  watching?.stop()
  signal.throwIfAborted()
}
