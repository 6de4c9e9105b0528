import { noCounts, type ArchiveManifest } from '../../domain/archiveManifest.ts'
import type { ArchiveNames, Packed } from '../../domain/exportProgress.ts'
import type { StoredFile } from '../../domain/storedFile.ts'
import { openArchiveWriter } from './archiveWriter.ts'
import { packFiles } from './packFiles.ts'
import { noteFolders, type ArchiveSource, type Packing } from './packing.ts'
import { packNotes } from './packNotes.ts'
import { packUnsynced } from './packUnsynced.ts'

/**
 * Packs everything of a person into a stream: page by page, file by file, so that memory holds no more
 * than one of them.
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
  const records = await allFiles(source)
  const bytesInAll = records
    .filter(({ state }) => state === 'there')
    .reduce((sum, { size }) => sum + size, 0)
  const counts = { ...noCounts }
  let stage: Packed['stage'] = 'notes'
  const packing: Packing = {
    source,
    names,
    archive: openArchiveWriter(sink, now),
    counts,
    missing: [],
    folders: noteFolders(names),
    tell: () => {
      signal.throwIfAborted()
      const { notes, files, bytes } = counts
      onProgress({ stage, notes, files, bytes, bytesInAll })
    },
  }
  packing.tell()
  const facts = JSON.stringify(source.facts, null, 2)
  await packing.archive.add('account.json', facts, { kind: 'account' })
  await packNotes(packing)
  stage = 'files'
  packing.tell()
  await packFiles(packing, records)
  await packUnsynced(packing, records)
  const { missing } = packing
  return packing.archive.finish({ userId: source.facts.userId, counts, missing })
}

async function allFiles(source: ArchiveSource): Promise<readonly StoredFile[]> {
  const files: StoredFile[] = []
  for await (const page of source.files()) files.push(...page)
  return files
}
