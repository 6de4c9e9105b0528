import { rowRecord } from '../../domain/archivedNote.ts'
import { namesInFolder } from '../../domain/namesInFolder.ts'
import { noteFile } from '../../domain/noteFile.ts'
import type { StoredFile } from '../../domain/storedFile.ts'
import { filePaths, type Packing } from './packing.ts'

/** Packs what is on this device only: edits and files that had not reached the server. */
export async function packUnsynced(
  packing: Packing,
  records: readonly StoredFile[],
): Promise<void> {
  await packRows(packing)
  const waiting = await packUploads(packing, records)
  for (const { id: fileId, noteId, name, size, state } of records) {
    if (state !== 'arriving' || waiting.has(fileId)) continue
    packing.missing.push({ noteId, fileId, name, size, why: 'not-arrived' })
  }
}

async function packRows({ source, names, archive, counts, folders, tell }: Packing) {
  const nameIn = namesInFolder('.md')
  for (const row of await source.rows()) {
    const { noteId, edit } = row
    const { name, text } = noteFile(edit.content, names.untitled)
    const stem = name.slice(0, -'.md'.length)
    if (!folders.has(noteId)) folders.add(noteId, stem)
    const own = nameIn(stem, names.untitled)
    await archive.add(`unsynced/${own}`, text, { kind: 'text' }, edit.savedAt)
    const record = JSON.stringify(rowRecord(row), null, 2)
    const facts = { kind: 'row', noteId } as const
    await archive.add(`unsynced/data/${noteId}.json`, record, facts, edit.savedAt)
    counts.unsynced += 1
    tell()
  }
}

/** @returns the files that were on their way. */
async function packUploads(
  packing: Packing,
  records: readonly StoredFile[],
): Promise<ReadonlySet<string>> {
  const { source, archive, counts, missing, tell } = packing
  const isThere = new Set(records.filter(({ state }) => state === 'there').map(({ id }) => id))
  const uploads = (await source.uploads()).filter(({ id }) => !isThere.has(id))
  const nameFile = filePaths('unsynced/files', packing)
  for (const { id: fileId, noteId, name, type, size } of uploads) {
    const bytes = await source.uploadBytes(fileId)
    if (bytes === null || noteId === null) {
      missing.push({ noteId, fileId, name, size, why: 'unreadable' })
    } else {
      const facts = { kind: 'upload', noteId, fileId, name, type } as const
      await archive.add(nameFile({ noteId, name }), bytes, facts)
      counts.unsynced += 1
    }
    tell()
  }
  return new Set(uploads.map(({ id }) => id))
}
