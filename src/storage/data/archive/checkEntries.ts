import type { ArchiveOptions, OpenedArchive } from '../../../domain/data/archive.ts'
import { isAccountEntry, type ArchiveEntry } from '../../../domain/data/archiveManifest.ts'
import type { ImportPreview } from '../../../domain/data/importTally.ts'
import { addCounts, areCountsEqual, type ItemCounts } from '../../../domain/data/itemCounts.ts'
import { ArchiveFault } from './openArchive.ts'

/** The number of bytes read, and their total. */
type BytesRead = { done: number; total: number }

/**
 * Reads a whole archive and compares it with its manifest. Changes nothing.
 *
 * @param readEntry called with every entry of the product; returns what it adds to the counts, and throws
 * `ArchiveFault` if it is not what the manifest says.
 * @throws `ArchiveFault` if anything differs from the manifest; the signal’s reason when it aborts.
 */
export async function checkEntries(
  { manifest, read }: OpenedArchive,
  readEntry: (entry: ArchiveEntry, bytes: Uint8Array) => ItemCounts,
  { signal, onProgress }: ArchiveOptions<BytesRead>,
): Promise<ImportPreview> {
  const { entries, counts, exportedAt, missing } = manifest
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  let found: ItemCounts = {}
  let done = 0
  for (const entry of entries) {
    signal.throwIfAborted()
    const bytes = await read(entry)
    if (!isAccountEntry(entry)) found = addCounts(found, readEntry(entry, bytes))
    done += entry.size
    onProgress({ done, total })
  }
  signal.throwIfAborted()
  if (!areCountsEqual(counts, found)) throw new ArchiveFault('damaged')
  const hasPicture = entries.some(({ kind }) => kind === 'picture')
  return { exportedAt, counts, missing: missing.length, hasPicture }
}
