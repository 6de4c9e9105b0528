import { ArchiveFault } from '../../device/archive/archiveFault.ts'
import { openArchive } from '../../device/archive/openArchive.ts'
import { restoreArchive } from '../../device/archive/restoreArchive.ts'
import { freshImport, type ImportState } from '../../device/archive/restoring.ts'
import type { ImportTally } from '../../domain/importTally.ts'
import type { ArchiveRefusal } from '../../domain/readManifest.ts'
import type { User } from '../../domain/user.ts'
import { demandNetwork } from '../demandNetwork.ts'
import { targetOf } from './targetOf.ts'

/** How far the import of each file has come, so that it goes on where it stopped. */
const begun = new WeakMap<File, ImportState>()

type PutBack = { fullOf: 'notes' | 'files' | null; tally: ImportTally }

/**
 * Puts what is in an archive into the vault of the person who is signed in.
 *
 * @returns how it ended, or why the archive is not taken any more.
 * @throws the SDK's error; the signal's reason when it aborts.
 */
export async function putBack(
  user: User,
  file: File,
  signal: AbortSignal,
  onProgress: (tally: ImportTally) => void,
): Promise<PutBack | ArchiveRefusal> {
  demandNetwork()
  const state = begun.get(file) ?? freshImport()
  begun.set(file, state)
  try {
    const archive = await openArchive(file)
    const target = targetOf(user, archive.manifest, signal, () => onProgress(state.tally))
    const fullOf = await restoreArchive(archive, target, state, signal, onProgress)
    return { fullOf, tally: state.tally }
  } catch (error) {
    if (error instanceof ArchiveFault) return error.refusal
    throw error
  }
}
