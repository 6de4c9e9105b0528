import { entrySizeLimit } from '../../domain/archiveLimits.ts'
import { rowRecord } from '../../domain/archivedNote.ts'
import { namesInFolder } from '../../domain/namesInFolder.ts'
import { hasTaken } from '../../domain/note.ts'
import { noteFile } from '../../domain/noteFile.ts'
import type { OutboxRow } from '../../domain/outboxRow.ts'
import type { Packing } from './packing.ts'
import { packNotes } from './packNotes.ts'

/**
 * Packs notes that came or changed since the first was packed, and edits that had not reached the server
 * even so. What cannot be opened is named.
 */
export async function packRows(packing: Packing): Promise<void> {
  const { source, names, missing } = packing
  const sealed = await source.sealed()
  for (let count = 0; count < sealed; count += 1) {
    missing.push({ noteId: null, fileId: null, name: names.sealed, size: 0, why: 'sealed' })
  }
  const rows = await source.rows()
  await packNotes(packing, source.late())
  const pack = rowPacker(packing)
  for (const row of rows) if (!hasArrived(packing, row)) await pack(row)
}

/** Whether a note in the archive has the edit, or is the copy that it became. */
function hasArrived({ notes }: Packing, { noteId, edit: { opId } }: OutboxRow): boolean {
  const note = notes.get(noteId)
  return notes.has(opId) || (note !== undefined && hasTaken(note, opId))
}

function rowPacker({ names, archive, counts, folders, missing, tell }: Packing) {
  const nameIn = namesInFolder('.md')
  return async (row: OutboxRow) => {
    const { noteId, edit } = row
    const { name, text } = noteFile(edit.content, names.untitled)
    const stem = name.slice(0, -'.md'.length)
    if (!folders.has(noteId)) folders.add(noteId, stem)
    const record = JSON.stringify(rowRecord(row), null, 2)
    const { size } = new Blob([record])
    if (size > entrySizeLimit('row')) {
      missing.push({ noteId, fileId: null, name: stem, size, why: 'too-large' })
      return
    }
    const own = nameIn(stem, names.untitled)
    await archive.add(`unsynced/${own}`, text, { kind: 'text' }, edit.savedAt)
    const facts = { kind: 'row', noteId } as const
    await archive.add(`unsynced/data/${noteId}.json`, record, facts, edit.savedAt)
    counts.unsynced += 1
    tell()
  }
}
