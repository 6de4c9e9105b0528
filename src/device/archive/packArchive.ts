import { noCounts, type ArchiveManifest } from '../../domain/archiveManifest.ts'
import type { ArchiveNames, Packed } from '../../domain/exportProgress.ts'
import { openArchiveWriter } from './archiveWriter.ts'
import { filePacker } from './filePacker.ts'
import { listFiles } from './listFiles.ts'
import { noteFolders, type ArchiveSource, type Packing } from './packing.ts'
import { packLate } from './packLate.ts'
import { packNotes } from './packNotes.ts'
import { packRows } from './packRows.ts'
import { packUploads } from './packUploads.ts'

/**
 * Packs everything of a person into a stream: page by page, file by file, so that memory holds no more
 * than one of them. What changes meanwhile is in it once, as it was last: what waits here is listed before
 * what is there.
 *
 * @throws what reading or writing threw; the signal's reason when it aborts.
 */
export async function packArchive(
  source: ArchiveSource,
  sink: WritableStream<Uint8Array>,
  names: ArchiveNames,
  now: Date,
  signal: AbortSignal,
  onProgress: (packed: Packed) => void,
): Promise<ArchiveManifest> {
  const whole = (await listFiles(source)).filter(({ state }) => state === 'there')
  const bytesAtFirst = whole.reduce((sum, { size }) => sum + size, 0)
  const counts = { ...noCounts }
  let stage: Packed['stage'] = 'notes'
  const packing: Packing = {
    source,
    names,
    archive: openArchiveWriter(sink, now),
    counts,
    missing: [],
    folders: noteFolders(names),
    notes: new Map(),
    files: new Set(),
    tell: () => {
      signal.throwIfAborted()
      const { notes, files, bytes } = counts
      onProgress({ stage, notes, files, bytes, bytesInAll: Math.max(bytesAtFirst, bytes) })
    },
  }
  packing.tell()
  const facts = JSON.stringify(source.facts, null, 2)
  await packing.archive.add('account.json', facts, { kind: 'account' })
  await packNotes(packing, source.notes())
  stage = 'files'
  packing.tell()
  const packFile = filePacker(packing)
  for (const file of whole) await packFile(file)
  await packRows(packing)
  await packLate(packing, await packUploads(packing), packFile)
  const { missing } = packing
  return packing.archive.finish({ userId: source.facts.userId, counts, missing })
}
