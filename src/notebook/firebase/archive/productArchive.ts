import type { ProductArchive } from '../../../contract.ts'
import type { ExportContents } from '../../../domain/exportProgress.ts'
import type { FailureKind } from '../../../domain/failure.ts'
import { failureEvent } from '../../../firebase/attempt.ts'
import { demandNetwork } from '../../../firebase/demandNetwork.ts'
import { readBytes } from '../../../firebase/files/fileBytes.ts'
import { userDataOf, type UserData } from '../../../firebase/userData/userData.ts'
import { exportText } from '../../../text/archiveText.ts'
import { countUnopened } from '../../device/archive/countUnopened.ts'
import { packArchive } from '../../device/archive/packArchive.ts'
import type { ArchiveNames, ArchiveSource } from '../../device/archive/packing.ts'
import { readEntry } from '../../device/archive/readEntry.ts'
import { notebookOf } from '../notebooks.ts'
import { notesText } from '../../text/notesText.ts'
import { holdingsOf } from '../userData/holdingsOf.ts'
import { readNote } from '../userData/putNote.ts'
import { allFiles, allNotes, latestChange, notesSince } from '../userData/readUserData.ts'
import { restore } from './putBack.ts'

const names: ArchiveNames = {
  untitled: notesText.untitled,
  withoutNote: exportText.withoutNote,
  file: exportText.untitledFile,
  picture: exportText.picture,
  encrypted: exportText.encrypted,
}

/** Notes and files in an archive. */
export const productArchive: ProductArchive = {
  contents,
  pack: ({ uid }, archive, signal, onProgress) =>
    packArchive(sourceOf(uid), archive, names, signal, onProgress),
  readEntry,
  restore,
}

async function contents(uid: string): Promise<ExportContents> {
  const { rows, uploads } = notebookOf(uid)
  const [{ notes, files, bytes }, edits, waiting] = await Promise.all([
    holdingsOf(userDataOf(uid)),
    rows(),
    uploads.rows(),
  ])
  return { notes, files, bytes, unsynced: edits.length + waiting.length }
}

/** For how long a write may have been under way when it is seen, in milliseconds. */
const underWay = 60_000

/** Everything of a person, from the server and from this device, with what is typed when it is asked for. */
function sourceOf(uid: string): ArchiveSource {
  const userData = userDataOf(uid)
  const notebook = notebookOf(uid)
  let since = 0
  return {
    notes: async function* () {
      since = (await latestChange(userData)) - underWay
      yield* allNotes(userData)
    },
    changed: () => notesSince(userData, since),
    note: (noteId) => readNote(userData, noteId),
    files: () => allFiles(userData),
    bytes: reader(userData),
    rows: async () => {
      notebook.tell({ type: 'flush' })
      await notebook.settled()
      return notebook.rows()
    },
    encrypted: () => countUnopened(uid, notebook),
    uploads: notebook.uploads.rows,
    uploadBytes: notebook.uploads.bytes,
  }
}

/** What can be wrong with one file, while all others are well. */
const ofOneFile: readonly FailureKind[] = [
  'internal-error',
  'object-not-found',
  'unauthorized',
  'unknown',
]

/** What may be wrong with one file, or with the way to all of them. */
const ofTheWay: readonly FailureKind[] = ['network-request-failed', 'retry-limit-exceeded']

/** Reads file after file; gives up only where nothing can be read any more. */
function reader(userData: UserData): ArchiveSource['bytes'] {
  let failing = 0
  return async (file) => {
    demandNetwork()
    try {
      const bytes = await readBytes(userData, file)
      failing = 0
      return bytes
    } catch (error) {
      const { kind } = (await failureEvent(error)).failure
      if (ofOneFile.includes(kind)) return null
      failing += 1
      if (ofTheWay.includes(kind) && navigator.onLine && failing === 1) return null
      throw error
    }
  }
}
