import { noteRecord } from '../../domain/archivedNote.ts'
import { noteFile } from '../../domain/noteFile.ts'
import type { Packing } from './packing.ts'

/** Packs every note twice: as a text for people, and with all that is known of it. */
export async function packNotes({ source, names, archive, counts, folders, tell }: Packing) {
  for await (const page of source.notes()) {
    for (const note of page) {
      const { id, content, updatedAt } = note
      const { name, text } = noteFile(content, names.untitled)
      const own = folders.add(id, name.slice(0, -'.md'.length))
      await archive.add(`notes/${own}.md`, text, { kind: 'text' }, updatedAt)
      const record = JSON.stringify(noteRecord(note), null, 2)
      await archive.add(`notes/data/${id}.json`, record, { kind: 'note', noteId: id }, updatedAt)
      counts.notes += 1
      if (content.deleted) counts.inTrash += 1
      if (content.conflictOf !== null) counts.conflicts += 1
      tell()
    }
  }
}
