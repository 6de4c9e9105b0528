import { notebookOf } from '../../device/notebooks.ts'
import { timeInTrash } from '../../domain/trashTime.ts'
import type { RemovalInput, Removed } from '../../machines/trashMachine.ts'
import { demandNetwork } from '../demandNetwork.ts'
import { serverTime } from '../serverTime.ts'
import { vaultOf } from '../vault/vault.ts'
import { readTrash, removeForGood } from './removeForGood.ts'

/**
 * Deletes notes of the trash one by one, and says so of each, until the signal aborts.
 *
 * @throws the SDK's error.
 */
export async function removeNotesInTurn(
  { uid, removal }: RemovalInput,
  signal: AbortSignal,
  say: (event: Removed) => void,
): Promise<void> {
  demandNetwork()
  const before = removal.kind === 'old' ? (await serverTime()) - timeInTrash : null
  const vault = vaultOf(uid)
  const remove = async (noteId: string) => {
    if (await isComingBack(uid, noteId)) return false
    if (!(await removeForGood(vault, noteId, before, () => say({ type: 'file.removed' })))) {
      return false
    }
    await notebookOf(uid).shelf.remove(noteId)
    say({ type: 'note.removed', noteId })
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
  say({ type: 'removal.done' })
}

/** Taken out of the trash on this device, which the server does not know yet. */
async function isComingBack(uid: string, noteId: string): Promise<boolean> {
  const rows = await notebookOf(uid).rows()
  return rows.some((row) => row.noteId === noteId && !row.edit.content.deleted)
}
