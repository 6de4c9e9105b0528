import { filesIn, notesIn, type Vaults } from './movers.ts'
import { placeNote } from './placeNote.ts'

/**
 * Puts every note of a guest into the account. Stopped anywhere and done again, it goes on.
 *
 * @param onPlaced told how many have their place by now.
 * @returns whether there was no room for all.
 * @throws the SDK's error; the signal's reason when it aborts.
 */
export async function placeNotes(
  vaults: Vaults,
  signal: AbortSignal,
  onPlaced: (notes: number) => void,
): Promise<boolean> {
  const [notes, files] = await Promise.all([notesIn(vaults.from), filesIn(vaults.from)])
  const withFiles = new Set(files.map(({ noteId }) => noteId))
  for (const [index, note] of notes.entries()) {
    signal.throwIfAborted()
    // Files find no place at a note in the trash: it goes there after them.
    const deleted = note.content.deleted && !withFiles.has(note.id)
    if (!(await placeNote(vaults, note, { ...note.content, deleted }))) return true
    onPlaced(index + 1)
  }
  return false
}
