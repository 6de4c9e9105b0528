import { configuration } from '../../config.ts'
import type { ArchiveWriter } from '../../device/archive/archiveWriter.ts'
import type { MissingThing } from '../../domain/archiveManifest.ts'
import { ownPictureOf } from '../../domain/picture.ts'
import type { User } from '../../domain/user.ts'
import { exportText } from '../../text/archiveText.ts'
import { fileReader } from '../files/fileReader.ts'
import { readRecord } from '../files/readStored.ts'
import { userDataOf } from '../userData/userData.ts'

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
export async function packPicture(
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
