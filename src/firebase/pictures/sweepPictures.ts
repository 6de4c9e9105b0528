import { reload } from 'firebase/auth'
import { getDocsFromServer, limit, query, where } from 'firebase/firestore'
import { configuration } from '../../config.ts'
import { listLimit } from '../../domain/note.ts'
import { ownPictureOf } from '../../domain/picture.ts'
import type { StoredFile } from '../../domain/storedFile.ts'
import { filesOf, toFile } from '../files/fileDocument.ts'
import { removeFile } from '../files/removeFile.ts'
import { firestore } from '../firestore.ts'
import type { Vault } from '../vault/vault.ts'

/**
 * Deletes the pictures that the account does not name: of changes that were stopped half-way.
 *
 * @param before the moment before which they were made, by the server's clock, in milliseconds since
 * 1970: another page may just be about to name a newer one.
 * @throws the SDK's error.
 */
export async function sweepPictures(vault: Vault, before: number): Promise<void> {
  const files = filesOf(vault.uid, firestore(vault.session))
  const pictures = await getDocsFromServer(
    query(files, where('noteId', '==', null), where('state', '==', 'there'), limit(listLimit)),
  )
  const old = pictures.docs
    .map(toFile)
    .filter((file) => file !== null)
    .filter(({ createdAt }) => createdAt < before)
  const isLeft = ({ id }: StoredFile) => id !== nameOf(vault)
  if (!old.some(isLeft)) return
  // What this page knows of the account may be old, and the picture that it does name must stay.
  if (vault.session.currentUser) await reload(vault.session.currentUser)
  for (const file of old.filter(isLeft)) await removeFile(vault, file.id)
}

/**
 * Deletes a picture that this page has put there, unless the account does name it: of a naming that failed
 * nobody knows whether it was done.
 *
 * @throws the SDK's error.
 */
export async function removeUnnamed(vault: Vault, fileId: string): Promise<void> {
  if (vault.session.currentUser) await reload(vault.session.currentUser)
  if (nameOf(vault) !== fileId) await removeFile(vault, fileId)
}

/** The file that the account names as its picture. */
function nameOf({ uid, session }: Vault): string | null {
  const photoURL = session.currentUser?.photoURL ?? null
  return ownPictureOf({ uid, photoURL }, configuration.firebase.storageBucket)
}
