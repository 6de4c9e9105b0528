import { accountDetails } from '../../domain/account/accountDetails.ts'
import { storedPictureOf } from '../../domain/account/picture.ts'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import type { ArchiveOptions, ArchiveWriter } from '../../domain/data/archive.ts'
import type { MissingItem } from '../../domain/data/archiveManifest.ts'
import type {
  ExportOutcome,
  ExportProgress,
  PackingProgress,
} from '../../domain/data/exportProgress.ts'
import type { User } from '../../domain/session/user.ts'
import { measurePace } from '../../domain/timeLeft.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { writeArchive } from '../../storage/data/archive/archiveWriter.ts'
import { keepArchive, openWorkFile, cleanUpArchives } from '../../storage/data/archive/workFile.ts'
import { exportText } from '../../text/data/archiveText.ts'
import { readAnswers } from '../documents/accountDocuments.ts'
import { readRecord } from '../documents/files/fileDocument.ts'
import { fileReader } from '../documents/files/fileReader.ts'
import { accountAuth } from '../sdk/accountAuth.ts'
import { requireOnline } from '../sdk/connection.ts'

/**
 * Exports everything of a person into a file and gives it to them.
 *
 * @throws the error of a read or write; the signal's reason when it aborts. The partial file is
 *   removed.
 */
export async function exportArchive(
  user: User,
  { signal, onProgress }: ArchiveOptions<ExportProgress>,
): Promise<ExportOutcome> {
  await requireOnline()
  const now = new Date()
  const { pack } = await currentProduct().archive()
  await cleanUpArchives()
  const profile = __FEATURES__.signUpQuestions ? await readAnswers(user.uid) : {}
  const work = await openWorkFile(user.uid)
  try {
    const options = { signal, onProgress: withTime(onProgress) }
    const { counts, missing, entries } = await writeArchive(
      { details: accountDetails(user, now, profile), sink: work.sink, now },
      async (archive) => {
        const unreadable = await packPicture(user, archive)
        const packed = await pack({ user, archive }, options)
        return { ...packed, missing: [...unreadable, ...packed.missing] }
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

function withTime(report: (progress: ExportProgress) => void): (packed: PackingProgress) => void {
  const timeLeft = measurePace()
  return (packed) => report({ ...packed, timeLeft: timeLeft(packed) })
}

/** The date in the person's time zone. */
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
 * Adds the account picture to the archive if it is the person's own file.
 *
 * @returns the picture if it can't be read, otherwise nothing.
 * @throws the error of a read or write.
 */
async function packPicture(
  user: User,
  archive: Pick<ArchiveWriter, 'add'>,
): Promise<readonly MissingItem[]> {
  const fileId = storedPictureOf(user, configuration.firebase.storageBucket)
  if (fileId === null) return []
  const account = accountAuth(user.uid)
  const record = await readRecord(account, fileId)
  const bytes = record && (await fileReader(account)(record))
  if (!bytes || bytes.length === 0) return [{ name: exportText.picture, why: 'unreadable' }]
  const { type, createdAt } = record
  const path = `${exportText.picture}${endings[type] ?? ''}`
  await archive.add(path, bytes, { kind: 'picture', type }, createdAt)
  return []
}
