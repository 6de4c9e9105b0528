import type { ArchiveOptions } from '#src/domain/data/archive.ts'
import type { PackingProgress, PackedItems } from '#src/domain/data/exportProgress.ts'
import { namesInFolder } from '#src/domain/data/namesInFolder.ts'
import { noteRecord, rowRecord } from '../../domain/archive/archivedNote.ts'
import { noCounts, textSizeLimit } from '../../domain/archive/archiveEntries.ts'
import type { NewUpload } from '../../domain/files/uploadRow.ts'
import { noteAsMarkdown } from '../../domain/markdown/noteAsMarkdown.ts'
import { type FileOfNote, type Note, containsEditId } from '../../domain/note.ts'
import type { OutboxRow } from '../../domain/sync/outboxRow.ts'
import {
  filePacker,
  listFiles,
  noteFolders,
  type ArchiveEntries,
  type ArchiveNames,
  type ArchiveSource,
  type Packing,
  filePaths,
} from './packing.ts'

type ToPack = { source: ArchiveSource; archive: ArchiveEntries; names: ArchiveNames }

/**
 * Packs all notes and files into an archive, one page and one file at a time. Whatever changes meanwhile is included
 * once, in its latest version, because unsent changes are listed before those on the server.
 *
 * @throws what reading or writing threw; the signal's reason when it aborts.
 */
export async function packArchive(
  { source, archive, names }: ToPack,
  { signal, onProgress }: ArchiveOptions<PackingProgress>,
): Promise<PackedItems> {
  const storedFiles = (await listFiles(source)).filter(({ state }) => state === 'stored')
  const bytesAtFirst = storedFiles.reduce((sum, { size }) => sum + size, 0)
  const counts = { ...noCounts }
  let hasNotes = false
  const packing: Packing = {
    source,
    names,
    archive,
    counts,
    missing: [],
    folders: noteFolders(names),
    notes: new Map(),
    files: new Set(),
    report: () => {
      signal.throwIfAborted()
      const { notes, bytes } = counts
      const total = Math.max(bytesAtFirst, bytes)
      onProgress(
        hasNotes && total > 0
          ? { step: 'files', done: bytes, total }
          : { step: 'notes', done: notes, total: null },
      )
    },
  }
  packing.report()
  await packNotes(packing, source.notes())
  hasNotes = true
  packing.report()
  const packFile = filePacker(packing)
  for (const file of storedFiles) await packFile(file)
  await packRows(packing)
  await packMissing(packing, await packUploads(packing), packFile)
  return { counts, missing: packing.missing }
}

async function packNotes(packing: Packing, pages: AsyncIterable<readonly Note[]>): Promise<void> {
  for await (const page of pages) {
    for (const note of page) await packNote(packing, note)
  }
}

/** Packs a note as readable text and as an exact record, in place of any earlier version. */
async function packNote(packing: Packing, note: Note): Promise<void> {
  const { names, archive, counts, folders, notes, report } = packing
  const { id, editId, parentEditId, earlierEditIds = [], content, updatedAt } = note
  const { isInTrash, conflictOf } = content
  const before = notes.get(id) ?? { editId: null, isInTrash: false, conflictOf: null }
  if (before.editId === editId) return
  const { name, text } = noteAsMarkdown(content, names.untitled)
  const own = folders.has(id) ? folders.of(id) : folders.add(id, name.slice(0, -'.md'.length))
  await archive.add(`notes/${own}.md`, text, { kind: 'text' }, updatedAt)
  const record = JSON.stringify(noteRecord(note), null, 2)
  await archive.add(`notes/data/${id}.json`, record, { kind: 'note', noteId: id }, updatedAt)
  notes.set(id, { editId, parentEditId, earlierEditIds, isInTrash, conflictOf })
  counts.notes = notes.size
  counts.inTrash += Number(isInTrash) - Number(before.isInTrash)
  counts.conflicts += Number(conflictOf !== null) - Number(before.conflictOf !== null)
  report()
}

/**
 * Packs notes that were added or changed since packing began, then edits that have not reached the server. What
 * can't be decrypted is listed as missing.
 */
async function packRows(packing: Packing): Promise<void> {
  const { source, names, missing } = packing
  const encrypted = await source.undecryptable()
  for (let count = 0; count < encrypted; count += 1) {
    missing.push({ noteId: null, fileId: null, name: names.encrypted, size: 0, why: 'encrypted' })
  }
  const rows = await source.rows()
  await packNotes(packing, source.changedNotes())
  const pack = rowPacker(packing)
  for (const row of rows) if (!hasArrived(packing, row)) await pack(row)
}

/** Whether the archive has the edit already, in its note or as the conflicted copy that it became. */
function hasArrived({ notes }: Packing, { noteId, edit: { editId } }: OutboxRow): boolean {
  const note = notes.get(noteId)
  return notes.has(editId) || (note !== undefined && containsEditId(note, editId))
}

function rowPacker({ names, archive, counts, folders, missing, report }: Packing) {
  const nameIn = namesInFolder('.md')
  return async (row: OutboxRow) => {
    const { noteId, edit } = row
    const { name, text } = noteAsMarkdown(edit.content, names.untitled)
    const stem = name.slice(0, -'.md'.length)
    if (!folders.has(noteId)) folders.add(noteId, stem)
    const record = JSON.stringify(rowRecord(row), null, 2)
    const { size } = new Blob([record])
    if (size > textSizeLimit) {
      missing.push({ noteId, fileId: null, name: stem, size, why: 'too-large' })
      return
    }
    const own = nameIn(stem, names.untitled)
    await archive.add(`unsent/${own}`, text, { kind: 'text' }, edit.savedAt)
    const details = { kind: 'row', noteId } as const
    await archive.add(`unsent/data/${noteId}.json`, record, details, edit.savedAt)
    counts.unsent += 1
    report()
  }
}

/**
 * Packs files that have not been uploaded, unless the archive has them.
 *
 * @returns all files that were waiting, including unreadable ones.
 */
async function packUploads(packing: Packing): Promise<readonly NewUpload[]> {
  const { source, archive, counts, files, report } = packing
  const uploads = await source.uploads()
  const nameFile = filePaths('unsent/files', packing)
  for (const { id: fileId, noteId, name, type } of uploads) {
    if (files.has(fileId)) continue
    const bytes = await source.uploadBytes(fileId)
    report()
    if (bytes === null) continue
    const details = { kind: 'upload', noteId, fileId, name, type } as const
    await archive.add(nameFile({ noteId, name }), bytes, details)
    files.add(fileId)
    counts.unsent += 1
    report()
  }
  return uploads
}

/**
 * Packs files that finished uploading meanwhile, with their notes if those are new. Lists files whose bytes are
 * unavailable as missing.
 *
 * @param uploads the files that were waiting on this device a moment ago.
 */
async function packMissing(
  packing: Packing,
  uploads: readonly NewUpload[],
  packFile: (file: FileOfNote) => Promise<void>,
): Promise<void> {
  const { source, notes, files, missing } = packing
  const records = await listFiles(source)
  for (const record of records) {
    const { id, attachedTo: noteId, state } = record
    if (state !== 'stored' || files.has(id)) continue
    const note = notes.has(noteId) ? null : await source.note(noteId)
    if (note) await packNote(packing, note)
    await packFile(record)
  }
  const waiting = new Set(uploads.map(({ id }) => id))
  const elsewhere = records.filter(({ id, state }) => state === 'uploading' && !waiting.has(id))
  for (const { id: fileId, noteId, name, size } of uploads) {
    if (!files.has(fileId)) missing.push({ noteId, fileId, name, size, why: 'unreadable' })
  }
  for (const { id: fileId, attachedTo: noteId, name, size } of elsewhere) {
    missing.push({ noteId, fileId, name, size, why: 'not-arrived' })
  }
}
