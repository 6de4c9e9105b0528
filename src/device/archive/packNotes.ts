import { noteRecord } from '../../domain/archivedNote.ts'
import type { Note } from '../../domain/note.ts'
import { noteFile } from '../../domain/noteFile.ts'
import type { Packing } from './packing.ts'

export async function packNotes(
  packing: Packing,
  pages: AsyncIterable<readonly Note[]>,
): Promise<void> {
  for await (const page of pages) {
    for (const note of page) await packNote(packing, note)
  }
}

/**
 * Packs a note twice: as a text for people, and with all that is known of it. An earlier version of it
 * gives way.
 */
export async function packNote(packing: Packing, note: Note): Promise<void> {
  const { names, archive, counts, folders, notes, tell } = packing
  const { id, opId, parentOpId, content, updatedAt } = note
  const { deleted, conflictOf } = content
  const before = notes.get(id) ?? { opId: null, deleted: false, conflictOf: null }
  if (before.opId === opId) return
  const { name, text } = noteFile(content, names.untitled)
  const own = folders.has(id) ? folders.of(id) : folders.add(id, name.slice(0, -'.md'.length))
  await archive.add(`notes/${own}.md`, text, { kind: 'text' }, updatedAt)
  const record = JSON.stringify(noteRecord(note), null, 2)
  await archive.add(`notes/data/${id}.json`, record, { kind: 'note', noteId: id }, updatedAt)
  notes.set(id, { opId, parentOpId, deleted, conflictOf })
  counts.notes = notes.size
  counts.inTrash += Number(deleted) - Number(before.deleted)
  counts.conflicts += Number(conflictOf !== null) - Number(before.conflictOf !== null)
  tell()
}
