import { refusalOfEntries } from '#products/notebook/domain/archive/archiveEntries.ts'
import type { ImportedCounts } from '#products/notebook/domain/archive/imported.ts'
import { packArchive } from '#products/notebook/storage/archive/packArchive.ts'
import type { ArchiveNames } from '#products/notebook/storage/archive/packing.ts'
import { countsOfEntry } from '#products/notebook/storage/archive/parseEntry.ts'
import { restoreEntries, newImport } from '#products/notebook/storage/archive/restoreEntries.ts'
import { accountDetails } from '#src/domain/account/accountDetails.ts'
import type { ImportTally } from '#src/domain/data/importTally.ts'
import { writeArchive } from '#src/storage/data/archive/archiveWriter.ts'
import { checkEntries } from '#src/storage/data/archive/checkEntries.ts'
import { openArchive, ArchiveFault } from '#src/storage/data/archive/openArchive.ts'
import { ada } from '#tests/support/users.ts'
import { memorySink } from '#tests/support/zip.ts'
import { sourceIn, targetIn, type MemoryUserData } from './memoryUserData.ts'

/** Archive names, and the file name of a profile picture to include. */
type Names = ArchiveNames & { picture?: string }

const archiveNames: Names = {
  untitled: 'Untitled',
  withoutNote: 'Files without a note',
  file: 'File',
  encrypted: 'Kept here',
}

const options = { signal: new AbortController().signal, onProgress: () => undefined }

/** Exports everything in a notebook as a ZIP file. */
export async function exported(account: MemoryUserData): Promise<Blob> {
  const { archive } = await exportOf(account)
  return archive
}

/**
 * Exports a notebook.
 *
 * @param source replaces the default source, which returns everything in `account`.
 * @param disk replaces writing to memory.
 * @param names replaces the English names.
 */
export async function exportOf(
  account: MemoryUserData,
  source = sourceIn(account),
  disk?: WritableStream<Uint8Array>,
  names = archiveNames,
) {
  const { sink, content } = memorySink()
  const now = new Date('2026-11-21T12:00:00Z')
  const facts = accountDetails(ada, new Date(0))
  const manifest = await writeArchive(
    { details: facts, sink: disk ?? sink, now },
    async (writer) => {
      const { picture } = names
      if (picture)
        await writer.add(picture, new Blob(['picture']), { kind: 'picture', type: 'image/png' })
      return packArchive({ source, archive: writer, names }, options)
    },
  )
  return { manifest, archive: content() }
}

/** Checks an archive and imports it into a notebook. */
export async function imported(
  archive: Blob,
  account: MemoryUserData,
  state = newImport(),
): Promise<{ full: 'notes' | 'files' | null; tally: ImportTally & ImportedCounts }> {
  await checkEntries(await openArchive(archive, refusalOfEntries), countsOfEntry, options)
  const opened = await openArchive(archive, refusalOfEntries)
  const target = targetIn(account)
  const full = await restoreEntries({ archive: opened, target, state }, options)
  return { full, tally: { ...state.tally, ...state.tally.counts } }
}

/** Returns why an archive is refused. Throws if it is accepted. */
export async function refusalOf(archive: Blob): Promise<string> {
  try {
    await checkEntries(await openArchive(archive, refusalOfEntries), countsOfEntry, options)
  } catch (error) {
    if (error instanceof ArchiveFault) return error.refusal
    throw error
  }
  throw new Error('The archive was taken.')
}
