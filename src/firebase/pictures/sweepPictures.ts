import { reload } from 'firebase/auth'
import { getDocsFromServer, limit, query, where } from 'firebase/firestore'
import { configuration } from '../../config.ts'
import { listLimit } from '../../domain/fileLimits.ts'
import { ownPictureOf } from '../../domain/picture.ts'
import type { StoredFile } from '../../domain/storedFile.ts'
import { filesCollection, toFile } from '../files/fileDocument.ts'
import { removeFile } from '../files/removeFile.ts'
import { firestore } from '../firestore.ts'
import type { UserData } from '../userData/userData.ts'

/**
 * Deletes the pictures that the account does not name: of changes that were stopped half-way.
 *
 * @param before the moment before which they were made, by the server's clock, in milliseconds since
 * 1970: another page may just be about to name a newer one.
 * @throws the SDK's error.
 */
export async function sweepPictures(userData: UserData, before: number): Promise<void> {
  const files = filesCollection(userData.uid, firestore(userData.session))
  const pictures = await getDocsFromServer(
    query(files, where('attachedTo', '==', null), where('state', '==', 'there'), limit(listLimit)),
  )
  const old = pictures.docs
    .map(toFile)
    .filter((file) => file !== null)
    .filter(({ createdAt }) => createdAt < before)
  const isLeft = ({ id }: StoredFile) => id !== nameOf(userData)
  if (!old.some(isLeft)) return
  // What this page knows of the account may be old, and the picture that it does name must stay.
  if (userData.session.currentUser) await reload(userData.session.currentUser)
  for (const file of old.filter(isLeft)) await removeFile(userData, file.id)
}

/**
 * Deletes a picture that this page has put there, unless the account does name it: of a naming that failed
 * nobody knows whether it was done.
 *
 * @throws the SDK's error.
 */
export async function removeUnnamed(userData: UserData, fileId: string): Promise<void> {
  if (userData.session.currentUser) await reload(userData.session.currentUser)
  if (nameOf(userData) !== fileId) await removeFile(userData, fileId)
}

/** The file that the account names as its picture. */
function nameOf({ uid, session }: UserData): string | null {
  const photoURL = session.currentUser?.photoURL ?? null
  return ownPictureOf({ uid, photoURL }, configuration.firebase.storageBucket)
}
