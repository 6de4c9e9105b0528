import { writeArchive } from '../../device/archive/archiveWriter.ts'
import { keepArchive, openWorkFile, sweepArchives } from '../../device/archive/workFile.ts'
import { accountFacts } from '../../domain/accountFacts.ts'
import type { ExportOutcome, ExportProgress, Packed } from '../../domain/exportProgress.ts'
import { measurePace } from '../../domain/timeLeft.ts'
import type { User } from '../../domain/user.ts'
import { product } from '../../product.ts'
import { isSharedComputer } from '../../stores/isSharedComputer.ts'
import { demandNetwork } from '../demandNetwork.ts'

/**
 * Packs everything of a person, and hands it to them as a file.
 *
 * @throws what reading or writing threw; the signal's reason when it aborts. Nothing is left of it then.
 */
export async function makeArchive(
  user: User,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<ExportOutcome> {
  demandNetwork()
  const now = new Date()
  const { pack } = await product.archive()
  await sweepArchives()
  const work = await openWorkFile(user.uid, isSharedComputer())
  try {
    const tell = withTime(onProgress)
    const { counts, missing } = await writeArchive(
      accountFacts(user, now),
      work.sink,
      now,
      (archive) => pack(user, archive, signal, tell),
    )
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
