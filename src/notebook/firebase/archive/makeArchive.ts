import { keepArchive, sweepArchives, openWorkFile } from '../../../device/archive/workFile.ts'
import { packArchive } from '../../device/archive/packArchive.ts'
import { notebookOf } from '../../device/notebooks.ts'
import type {
  ArchiveNames,
  ExportOutcome,
  ExportProgress,
  Packed,
} from '../../domain/exportProgress.ts'
import { measurePace } from '../../../domain/timeLeft.ts'
import type { User } from '../../../domain/user.ts'
import { demandNetwork } from '../../../firebase/demandNetwork.ts'
import { countUnopened } from '../../device/archive/countUnopened.ts'
import type { ArchiveSource } from '../../device/archive/packing.ts'
import { accountFacts } from '../../../domain/accountFacts.ts'
import type { FailureKind } from '../../../domain/failure.ts'
import { failureEvent } from '../../../firebase/attempt.ts'
import { readBytes } from '../../../firebase/files/fileBytes.ts'
import { readNote } from '../userData/putNote.ts'
import { allFiles, allNotes, latestChange, notesSince } from '../userData/readUserData.ts'
import { userDataOf, type UserData } from '../../../firebase/userData/userData.ts'

/**
 * Packs everything of a person, and hands it to them as a file.
 *
 * @throws what reading or writing threw; the signal's reason when it aborts. Nothing is left of it then.
 */
export async function makeArchive(
  user: User,
  names: ArchiveNames,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<ExportOutcome> {
  demandNetwork()
  const now = new Date()
  await sweepArchives()
  const isShared = notebookOf(user.uid).trouble() === 'shared'
  const work = await openWorkFile(user.uid, isShared)
  try {
    const source = sourceOf(user, now)
    const tell = withTime(onProgress)
    const { counts, missing } = await packArchive(source, work.sink, names, now, signal, tell)
    signal.throwIfAborted()
    const name = `gatehouse-export-${dateOf(now)}.zip`
    return { name, size: await keepArchive(name, work), counts, missing }
  } catch (error) {
    await work.remove()
    throw error
  }
}

/** Bytes of files tell how long it will take; notes are too quick for that. */
function withTime(tell: (progress: ExportProgress) => void): (packed: Packed) => void {
  const timeLeft = measurePace()
  return (packed) => {
    const { stage, bytes, bytesInAll } = packed
    tell({ ...packed, timeLeft: timeLeft({ step: stage, done: bytes, total: bytesInAll }) })
  }
}

/** The day where the person is. */
function dateOf(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return day.map((part) => String(part).padStart(2, '0')).join('-')
}

/** For how long a write may have been under way when it is seen, in milliseconds. */
const underWay = 60_000

/** Everything of a person, from the server and from this device, with what is typed when it is asked for. */
function sourceOf(user: User, now: Date): ArchiveSource {
  const userData = userDataOf(user.uid)
  const notebook = notebookOf(user.uid)
  let since = 0
  return {
    facts: accountFacts(user, now),
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
    encrypted: () => countUnopened(user.uid, notebook),
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
