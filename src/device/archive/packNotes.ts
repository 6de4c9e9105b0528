import { noteRecord } from '../../domain/archivedNote.ts'
import type { Note } from '../../domain/note.ts'
import { noteFile } from '../../domain/noteFile.ts'
import type { Packing } from './packing.ts'

export async function packNotes(packing: Packing): Promise<void> {
  for await (const page of packing.source.notes()) {
    for (const note of page) await packNote(packing, note)
  }
}

/** Packs a note twice: as a text for people, and with all that is known of it. */
export async function packNote(packing: Packing, note: Note): Promise<void> {
  const { names, archive, counts, folders, versions, tell } = packing
  const { id, opId, content, updatedAt } = note
  const { name, text } = noteFile(content, names.untitled)
  const own = folders.add(id, name.slice(0, -'.md'.length))
  await archive.add(`notes/${own}.md`, text, { kind: 'text' }, updatedAt)
  const record = JSON.stringify(noteRecord(note), null, 2)
  await archive.add(`notes/data/${id}.json`, record, { kind: 'note', noteId: id }, updatedAt)
  versions.set(id, opId)
  counts.notes += 1
  if (content.deleted) counts.inTrash += 1
  if (content.conflictOf !== null) counts.conflicts += 1
  tell()
}
