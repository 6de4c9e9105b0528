import { ArchiveFault, openArchive } from '../../device/archive/openArchive.ts'
import { checkArchive } from '../../device/archive/checkArchive.ts'
import type { ImportPreview } from '../../domain/importTally.ts'
import type { ArchiveRefusal } from '../../domain/readManifest.ts'

/**
 * Reads an archive from end to end.
 *
 * @returns what is in it, or why it is not taken.
 * @throws the signal's reason when it aborts.
 */
export async function readThrough(
  file: File,
  signal: AbortSignal,
  onRead: (share: number) => void,
): Promise<ImportPreview | ArchiveRefusal> {
  try {
    const archive = await openArchive(file)
    return await checkArchive(archive, signal, (done, inAll) => onRead(done / inAll))
  } catch (error) {
    if (error instanceof ArchiveFault) return error.refusal
    throw error
  }
}
