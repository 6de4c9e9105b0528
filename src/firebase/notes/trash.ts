import { FirebaseError } from 'firebase/app'
import { notebookOf } from '../../device/notebooks.ts'
import { timeInTrash } from '../../domain/trashTime.ts'
import type { RemoveNotes, SweepFiles } from '../../machines/trashEvents.ts'
import { attempt, failureEvent } from '../attempt.ts'
import { serverTime } from '../serverTime.ts'
import { vaultOf } from '../vault/vault.ts'

export const removeNotes: RemoveNotes = ({ input: { uid, removal }, sendBack }) => {
  const removing = new AbortController()
  const { signal } = removing
  const run = async () => {
    if (!navigator.onLine) throw new FirebaseError('unavailable', 'The browser is offline.')
    const { readTrash, removeForGood } = await import('./removeForGood.ts')
    const before = removal.kind === 'old' ? (await serverTime()) - timeInTrash : null
    const vault = vaultOf(uid)
    const onFile = () => {
      if (!signal.aborted) sendBack({ type: 'file.removed' })
    }
    const remove = async (noteId: string) => {
      if (await isComingBack(uid, noteId)) return false
      if (!(await removeForGood(vault, noteId, before, onFile))) return false
      await notebookOf(uid).shelf.remove(noteId)
      if (!signal.aborted) sendBack({ type: 'note.removed', noteId })
      return true
    }
    for (let isMore = true; isMore;) {
      const ids = removal.kind === 'one' ? [removal.noteId] : await readTrash(uid, before)
      let removed = 0
      for (const noteId of ids) {
        if (signal.aborted) return
        if (await remove(noteId)) removed += 1
      }
      isMore = removed > 0 && removal.kind !== 'one'
    }
    if (!signal.aborted) sendBack({ type: 'removal.done' })
  }
  run().catch(async (error: unknown) => {
    const event = await failureEvent(error)
    if (!signal.aborted) sendBack(event)
  })
  return () => removing.abort()
}

export const sweepFiles: SweepFiles = attempt(async ({ uid }) => {
  const { sweepVault } = await import('../files/sweepVault.ts')
  await sweepVault(uid)
  return { type: 'files.swept' }
})

/** Taken out of the trash on this device, which the server does not know yet. */
async function isComingBack(uid: string, noteId: string): Promise<boolean> {
  const rows = await notebookOf(uid).rows()
  return rows.some((row) => row.noteId === noteId && !row.edit.content.deleted)
}
