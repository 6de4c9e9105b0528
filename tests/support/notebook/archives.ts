import { checkEntries } from '#src/device/archive/checkEntries.ts'
import { openArchive, ArchiveFault } from '#src/device/archive/openArchive.ts'
import { writeArchive } from '#src/device/archive/archiveWriter.ts'
import { accountFacts } from '#src/domain/accountFacts.ts'
import { refusalOfEntries } from '#src/notebook/domain/archiveEntries.ts'
import type { Imported } from '#src/notebook/domain/imported.ts'
import { readEntry } from '#src/notebook/device/archive/readEntry.ts'
import { packArchive } from '#src/notebook/device/archive/packArchive.ts'
import { restoreEntries, freshImport } from '#src/notebook/device/archive/restoreEntries.ts'
import type { ImportTally } from '#src/domain/importTally.ts'
import { ada } from '#tests/support/users.ts'
import { memorySink } from '#tests/support/zip.ts'
import { sourceIn, targetIn, type MemoryUserData } from './memoryUserData.ts'

const archiveNames = {
  untitled: 'Untitled',
  withoutNote: 'Files without a note',
  file: 'File',
  encrypted: 'Kept here',
}

const still = () => undefined

/** An archive of all that a notebook holds, as the bytes of a ZIP file. */
export async function exported(userData: MemoryUserData): Promise<Blob> {
  const { archive } = await exportOf(userData)
  return archive
}

/**
 * @param source where it is not simply all that the notebook holds.
 * @param disk where it is not written into memory.
 */
export async function exportOf(
  userData: MemoryUserData,
  source = sourceIn(userData),
  disk?: WritableStream<Uint8Array>,
) {
  const { sink, content } = memorySink()
  const { signal } = new AbortController()
  const now = new Date('2026-11-21T12:00:00Z')
  const facts = accountFacts(ada, new Date(0))
  const manifest = await writeArchive(facts, disk ?? sink, now, (writer) =>
    packArchive(source, writer, archiveNames, signal, still),
  )
  return { manifest, archive: content() }
}

/** Checks an archive and puts it into a notebook. */
export async function imported(
  archive: Blob,
  userData: MemoryUserData,
  state = freshImport(),
): Promise<{ full: 'notes' | 'files' | null; tally: ImportTally & Imported }> {
  const { signal } = new AbortController()
  await checkEntries(await openArchive(archive, refusalOfEntries), readEntry, signal, still)
  const opened = await openArchive(archive, refusalOfEntries)
  const full = await restoreEntries(opened, targetIn(userData), state, signal, still)
  return { full, tally: { ...state.tally, ...state.tally.counts } }
}

/** Why an archive is refused; fails where it is taken. */
export async function refusalOf(archive: Blob): Promise<string> {
  try {
    const { signal } = new AbortController()
    await checkEntries(await openArchive(archive, refusalOfEntries), readEntry, signal, still)
  } catch (error) {
    if (error instanceof ArchiveFault) return error.refusal
    throw error
  }
  throw new Error('The archive was taken.')
}
