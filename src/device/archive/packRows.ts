import { entrySizeLimit } from '../../domain/archiveLimits.ts'
import { rowRecord } from '../../domain/archivedNote.ts'
import { namesInFolder } from '../../domain/namesInFolder.ts'
import { noteFile } from '../../domain/noteFile.ts'
import type { OutboxRow } from '../../domain/outboxRow.ts'
import type { Packing } from './packing.ts'
import { packNote } from './packNotes.ts'

/**
 * Packs edits that had not reached the server. One that did so meanwhile may have come too late for the
 * page of its note, so that note is read again. What cannot be opened is named.
 */
export async function packRows(packing: Packing): Promise<void> {
  const { source, names, missing } = packing
  const pack = rowPacker(packing)
  const sealed = await source.sealed()
  for (let count = 0; count < sealed; count += 1) {
    missing.push({ noteId: null, fileId: null, name: names.sealed, size: 0, why: 'sealed' })
  }
  const rows = await source.rows()
  for (const row of rows) await pack(row)
  const waiting = new Set(rows.map(({ noteId }) => noteId))
  for (const noteId of source.edited()) {
    if (!waiting.has(noteId)) await packAgain(packing, noteId, pack)
  }
}

/** Packs a note as it is now: as a note, or beside the version that is in the archive already. */
async function packAgain(
  packing: Packing,
  noteId: string,
  pack: (row: OutboxRow) => Promise<void>,
): Promise<void> {
  const note = await packing.source.note(noteId)
  const version = packing.versions.get(noteId)
  if (!note || note.opId === version) return
  if (version === undefined) return packNote(packing, note)
  const { content, opId, updatedAt: savedAt } = note
  await pack({ noteId, basis: null, edit: { opId, content, savedAt }, refusal: null })
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
