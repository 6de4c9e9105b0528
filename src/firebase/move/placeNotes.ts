import { isSameContent, type Note, type NoteContent } from '../../domain/note.ts'
import { putNote } from '../vault/putNote.ts'
import type { Vault } from '../vault/vault.ts'
import { filesIn, notesIn, type Vaults } from './movers.ts'
import { insist, isFullOfNotes, isRefused } from './refusals.ts'

/**
 * Puts every note of a guest into the account, under the id that it has. Stopped anywhere and done again,
 * it goes on.
 *
 * @param onPlaced told how many have their place by now.
 * @returns whether there was no room for all.
 * @throws the SDK's error; the signal's reason when it aborts.
 */
export async function placeNotes(
  { from, to }: Vaults,
  signal: AbortSignal,
  onPlaced: (notes: number) => void,
): Promise<boolean> {
  const [notes, files] = await Promise.all([notesIn(from), filesIn(from)])
  const withFiles = new Set(files.map(({ noteId }) => noteId))
  for (const [index, { id, content }] of notes.entries()) {
    signal.throwIfAborted()
    // Files find no place at a note in the trash: it goes there after them.
    const placed = withFiles.has(id) ? { ...content, deleted: false } : content
    if (!(await place(to, id, placed))) return true
    onPlaced(index + 1)
  }
  return false
}

/** Whether a note of the account is what has become of a guest's, or what the person made of it since. */
export function hasArrived(note: Note | null, { content }: Note): boolean {
  return note !== null && (note.rev > 1 || isSameContent(note.content, content))
}

/** @returns whether there was room. */
async function place(to: Vault, noteId: string, content: NoteContent): Promise<boolean> {
  try {
    await insist(to, () => putNote(to, noteId, content))
    return true
  } catch (error) {
    if (isRefused(error) && (await isFullOfNotes(to))) return false
    throw error
  }
}
