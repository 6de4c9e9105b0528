import { joinEdit, type Joined } from '../../domain/joinEdit.ts'
import { wellFormed } from '../../domain/note.ts'
import { noteIn, rowIn } from './checkArchive.ts'
import { placeNote } from './placeNote.ts'
import { restoreFile } from './restoreFile.ts'
import type { NoteGroup, Restoring } from './restoring.ts'

/**
 * Puts a note with the edit that had not reached it, and then its files. Files come to no note in the
 * trash: one that belongs there goes there last.
 *
 * @returns what there was no room for.
 */
export async function restoreNote(
  restoring: Restoring,
  group: NoteGroup,
): Promise<'notes' | 'files' | null> {
  const { target, settle } = restoring
  const { note, row, files } = group
  const words = await wordsIn(restoring, group)
  const isForTrash = words?.content.deleted && files.length > 0
  const first = words && { ...words.content, ...(isForTrash && { deleted: false }) }

  let home = group.noteId
  if (first) {
    const { noteId, outcome } = await placeNote(target, home, first)
    if (outcome === 'full') return 'notes'
    settle(note ?? row, outcome)
    home = noteId
  }
  if (words?.aside) {
    const { content, opId } = words.aside
    const { outcome } = await placeNote(target, group.noteId, content, opId)
    if (outcome === 'full') return 'notes'
    settle(row, outcome)
  }
  settle(row, { counted: [] })
  for (const file of files) {
    if ((await restoreFile(restoring, file, home)) === 'full') return 'files'
  }
  if (isForTrash) await target.throwAway(home)
  return null
}

/** What a note says together with its edit; `null` where the archive has neither, or has it as a copy. */
async function wordsIn(
  { archive, hasNote }: Restoring,
  { note, row }: NoteGroup,
): Promise<Joined | null> {
  const waiting = row && rowIn(row, await archive.read(row))
  if (note) return joinEdit(noteIn(note, await archive.read(note)), waiting, hasNote)
  if (!waiting || hasNote(waiting.edit.opId)) return null
  return { content: wellFormed(waiting.edit.content), aside: null }
}
