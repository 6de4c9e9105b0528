import { reload } from 'firebase/auth'
import { getDocsFromServer, limit, query, where } from 'firebase/firestore'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { listLimit } from '../../domain/data/fileLimits.ts'
import { storedPictureOf } from '../../domain/account/picture.ts'
import type { StoredFile } from '../../domain/data/storedFile.ts'
import { filesCollection, toFile } from '../data/files/fileDocument.ts'
import { removeFile } from '../data/files/fileRecords.ts'
import { firestore } from '../sdk/firestore.ts'
import type { UserData } from '../data/userData.ts'

/**
 * Deletes pictures that the account doesn't refer to, left over from interrupted changes.
 *
 * @param before only pictures created before this server time, in milliseconds since 1970. Another
 *   page may be about to use a newer one.
 * @throws the SDK's error.
 */
export async function removeAbandonedPictures(userData: UserData, before: number): Promise<void> {
  const files = filesCollection(userData.uid, firestore(userData.session))
  const pictures = await getDocsFromServer(
    query(files, where('attachedTo', '==', null), where('state', '==', 'stored'), limit(listLimit)),
  )
  const old = pictures.docs
    .map(toFile)
    .filter((file) => file !== null)
    .filter(({ createdAt }) => createdAt < before)
  const isUnused = ({ id }: StoredFile) => id !== nameOf(userData)
  if (!old.some(isUnused)) return
  // Reload first: the account may by now refer to a picture that looks unused here.
  if (userData.session.currentUser) await reload(userData.session.currentUser)
  for (const file of old.filter(isUnused)) await removeFile(userData, file.id)
}

/**
 * Deletes a picture that this page uploaded, unless the account refers to it. After a failed
 * change, that is unknown.
 *
 * @throws the SDK's error.
 */
export async function removeIfAbandoned(userData: UserData, fileId: string): Promise<void> {
  if (userData.session.currentUser) await reload(userData.session.currentUser)
  if (nameOf(userData) !== fileId) await removeFile(userData, fileId)
}

/** The file that the account refers to as its picture. */
function nameOf({ uid, session }: UserData): string | null {
  const photoURL = session.currentUser?.photoURL ?? null
  return storedPictureOf({ uid, photoURL }, configuration.firebase.storageBucket)
}
