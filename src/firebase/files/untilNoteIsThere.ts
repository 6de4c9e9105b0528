import { followRows } from '../../device/followRows.ts'
import { notebookOf } from '../../device/notebooks.ts'

/**
 * Waits until no note of this id, made here, is still on its way to the server.
 *
 * @throws the signal's reason when it aborts before.
 */
export async function untilNoteIsThere(
  uid: string,
  noteId: string,
  signal: AbortSignal,
): Promise<void> {
  let following: ReturnType<typeof followRows> | undefined
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
    following = followRows(notebookOf(uid), (rows) => {
      const isUnderway = rows.some((row) => row.noteId === noteId && row.basis === null)
      if (!isUnderway) resolve()
    })
  })
  following?.stop()
  signal.throwIfAborted()
}
