import { configuration } from '../../config.ts'
import { demandNetwork } from '../demandNetwork.ts'
import { writeArchive, type ArchiveWriter } from '../../device/archive/archiveWriter.ts'
import { keepArchive, openWorkFile, sweepArchives } from '../../device/archive/workFile.ts'
import { accountFacts } from '../../domain/accountFacts.ts'
import type { MissingThing } from '../../domain/archiveManifest.ts'
import type { ExportOutcome, ExportProgress, Packed } from '../../domain/exportProgress.ts'
import { ownPictureOf } from '../../domain/picture.ts'
import { measurePace } from '../../domain/timeLeft.ts'
import type { User } from '../../domain/user.ts'
import { fileReader } from '../files/fileReader.ts'
import { readRecord } from '../files/readStored.ts'
import { product } from '../../product.ts'
import { isSharedComputer } from '../../stores/isSharedComputer.ts'
import { exportText } from '../../text/archiveText.ts'
import { userDataOf } from '../userData/userData.ts'

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
    const { counts, missing, entries } = await writeArchive(
      accountFacts(user, now),
      work.sink,
      now,
      async (archive) => {
        const lost = await packPicture(user, archive)
        const packed = await pack(user, archive, signal, tell)
        return { ...packed, missing: [...lost, ...packed.missing] }
      },
    )
    signal.throwIfAborted()
    const name = `${__BRAND__.fileName}-export-${dateOf(now)}.zip`
    const hasPicture = entries.some(({ kind }) => kind === 'picture')
    return { name, size: await keepArchive(name, work), hasPicture, counts, missing }
  } catch (error) {
    await work.remove()
    throw error
  }
}

function withTime(tell: (progress: ExportProgress) => void): (packed: Packed) => void {
  const timeLeft = measurePace()
  return (packed) => tell({ ...packed, timeLeft: timeLeft(packed) })
}

/** The day where the person is. */
function dateOf(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return day.map((part) => String(part).padStart(2, '0')).join('-')
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

/**
 * Packs the picture that the account names, if it is the person's own.
 *
 * @returns the picture, where it cannot be read.
 * @throws what reading or writing threw.
 */
async function packPicture(
  user: User,
  archive: Pick<ArchiveWriter, 'add'>,
): Promise<readonly MissingThing[]> {
  const fileId = ownPictureOf(user, configuration.firebase.storageBucket)
  if (fileId === null) return []
  const userData = userDataOf(user.uid)
  const record = await readRecord(userData, fileId)
  const bytes = record && (await fileReader(userData)(record))
  if (!bytes || bytes.size === 0) return [{ name: exportText.picture, why: 'unreadable' }]
  const { type, createdAt } = record
  const path = `${exportText.picture}${endings[type] ?? ''}`
  await archive.add(path, bytes, { kind: 'picture', type }, createdAt)
  return []
}
