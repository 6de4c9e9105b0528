import type { ArchiveOptions } from '../../domain/data/archive.ts'
import type { ImportOutcome, ImportPreview, ImportTally } from '../../domain/data/importTally.ts'
import type { ArchiveRefusal } from '../../domain/data/readManifest.ts'
import type { User } from '../../domain/session/user.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { checkEntries } from '../../storage/data/archive/checkEntries.ts'
import { ArchiveFault, openArchive } from '../../storage/data/archive/openArchive.ts'
import { requireOnline } from '../sdk/connection.ts'

/**
 * Reads an archive from start to finish.
 *
 * @param options its `onProgress` is called with how much has been read, from 0 to 1.
 * @returns what is in it, or why it is refused.
 */
export function readArchive(
  file: File,
  { signal, onProgress }: ArchiveOptions<number>,
): Promise<ImportPreview | ArchiveRefusal> {
  return unlessRefused(async () => {
    const { readEntry, refusalOf } = await currentProduct().archive()
    const archive = await openArchive(file, refusalOf)
    return checkEntries(archive, readEntry, {
      signal,
      onProgress: ({ done, total }) => onProgress(done / total),
    })
  })
}

/**
 * Restores an archive. Run again with the same file, it continues.
 *
 * @returns how it ended, or why the archive is refused.
 */
export function importArchive(
  { user, file }: { user: User; file: File },
  options: ArchiveOptions<ImportTally>,
): Promise<ImportOutcome | ArchiveRefusal> {
  return unlessRefused(async () => {
    await requireOnline()
    const { restore, refusalOf } = await currentProduct().archive()
    return restore({ user, file, archive: await openArchive(file, refusalOf) }, options)
  })
}

async function unlessRefused<Result>(
  work: () => Promise<Result>,
): Promise<Result | ArchiveRefusal> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ArchiveFault) return error.refusal
    throw error
  }
}
