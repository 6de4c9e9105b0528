import { FirebaseError } from 'firebase/app'
import { notebookOf } from '../../device/notebooks.ts'
import { timeInTrash } from '../../domain/trashTime.ts'
import type { Removal, RemoveNotes } from '../../machines/trashMachine.ts'
import { failureEvent } from '../attempt.ts'
import { currentUser, demandSamePerson } from '../currentUser.ts'

export const removeNotes: RemoveNotes = ({ input: { uid, removal }, sendBack }) => {
  const removing = new AbortController()
  const { signal } = removing
  const remove = async (noteId: string) => {
    const { removeForGood } = await import('./removeForGood.ts')
    demandSamePerson(uid)
    await removeForGood(uid, noteId)
    await notebookOf(uid).shelf.remove(noteId)
    if (!signal.aborted) sendBack({ type: 'note.removed', noteId })
  }
  const run = async () => {
    if (!navigator.onLine) throw new FirebaseError('unavailable', 'The browser is offline.')
    for (;;) {
      const ids = await notesToRemove(uid, removal)
      for (const noteId of ids) {
        if (signal.aborted) return
        await remove(noteId)
      }
      if (ids.length === 0 || removal.kind === 'one') break
    }
    if (!signal.aborted) sendBack({ type: 'removal.done' })
  }
  run().catch(async (error: unknown) => {
    const event = await failureEvent(error)
    if (!signal.aborted) sendBack(event)
  })
  return () => removing.abort()
}

async function notesToRemove(uid: string, removal: Removal): Promise<readonly string[]> {
  if (removal.kind === 'one') return [removal.noteId]
  const { readTrash } = await import('./removeForGood.ts')
  return readTrash(uid, removal.kind === 'old' ? await endOfKeeping() : null)
}

/** By the server's clock, as the token tells it: one that runs ahead must not delete anything early. */
async function endOfKeeping(): Promise<number> {
  const { issuedAtTime } = await currentUser().getIdTokenResult()
  return Date.parse(issuedAtTime) - timeInTrash
}
