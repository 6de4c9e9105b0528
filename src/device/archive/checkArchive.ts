import type { ArchiveEntry } from '../../domain/archiveManifest.ts'
import type { ImportPreview, ToldByContent } from '../../domain/importTally.ts'
import { ArchiveFault, type OpenedArchive } from './openArchive.ts'

/**
 * Reads an archive from its first to its last byte, and changes nothing.
 *
 * @param readEntry told of every entry; throws `ArchiveFault` where it is not what the manifest says.
 * @param onProgress told how many bytes have been read, and how many there are.
 * @throws `ArchiveFault` where anything is not as the manifest says; the signal's reason when it aborts.
 */
export async function checkArchive(
  { manifest, read }: OpenedArchive,
  readEntry: (entry: ArchiveEntry, bytes: Uint8Array) => ToldByContent,
  signal: AbortSignal,
  onProgress: (done: number, inAll: number) => void,
): Promise<ImportPreview> {
  const { entries, counts, exportedAt, missing } = manifest
  const inAll = entries.reduce((sum, { size }) => sum + size, 0)
  const told: ToldByContent = { inTrash: 0, conflicts: 0 }
  let done = 0
  for (const entry of entries) {
    signal.throwIfAborted()
    const { inTrash, conflicts } = readEntry(entry, await read(entry))
    told.inTrash += inTrash
    told.conflicts += conflicts
    done += entry.size
    onProgress(done, inAll)
  }
  signal.throwIfAborted()
  if (counts.inTrash !== told.inTrash || counts.conflicts !== told.conflicts) {
    throw new ArchiveFault('damaged')
  }
  const hasPicture = entries.some(({ kind }) => kind === 'picture')
  return { exportedAt, counts, missing: missing.length, hasPicture }
}
