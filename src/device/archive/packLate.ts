import type { NewFile, StoredFile } from '../../domain/storedFile.ts'
import { listFiles } from './listFiles.ts'
import type { Packing } from './packing.ts'
import { packNote } from './packNotes.ts'

/**
 * Packs files that became whole while others were packed, with their notes where those are new, too; names
 * what nobody could give the bytes of.
 *
 * @param uploads what was on its way from this device a moment ago.
 */
export async function packLate(
  packing: Packing,
  uploads: readonly NewFile[],
  packFile: (file: StoredFile) => Promise<void>,
): Promise<void> {
  const { source, notes, files, missing } = packing
  const records = await listFiles(source)
  for (const record of records) {
    const { id, noteId, state } = record
    if (state !== 'there' || files.has(id)) continue
    const note = noteId === null || notes.has(noteId) ? null : await source.note(noteId)
    if (note) await packNote(packing, note)
    await packFile(record)
  }
  const waiting = new Set(uploads.map(({ id }) => id))
  const elsewhere = records.filter(({ id, state }) => state === 'arriving' && !waiting.has(id))
  for (const { id: fileId, noteId, name, size } of uploads) {
    if (!files.has(fileId)) missing.push({ noteId, fileId, name, size, why: 'unreadable' })
  }
  for (const { id: fileId, noteId, name, size } of elsewhere) {
    missing.push({ noteId, fileId, name, size, why: 'not-arrived' })
  }
}
