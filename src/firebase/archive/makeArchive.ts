import { keepArchive, sweepArchives, openWorkFile } from '../../device/archive/workFile.ts'
import { packArchive } from '../../device/archive/packArchive.ts'
import { notebookOf } from '../../device/notebooks.ts'
import type {
  ArchiveNames,
  ExportOutcome,
  ExportProgress,
  Packed,
} from '../../domain/exportProgress.ts'
import { measurePace } from '../../domain/timeLeft.ts'
import type { User } from '../../domain/user.ts'
import { demandNetwork } from '../demandNetwork.ts'
import { sourceOf } from './sourceOf.ts'

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
