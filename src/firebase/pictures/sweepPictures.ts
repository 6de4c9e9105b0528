import { reload } from 'firebase/auth'
import { getDocsFromServer, limit, query, where } from 'firebase/firestore'
import { configuration } from '../../config.ts'
import { listLimit } from '../../domain/noteLimits.ts'
import { ownPictureOf } from '../../domain/ownPicture.ts'
import { filesOf, toFile } from '../files/fileDocument.ts'
import { removeFile } from '../files/removeFile.ts'
import { firestore } from '../firestore.ts'
import { demandOwner, type Vault } from '../vault/vault.ts'

/** Another page may just be about to name a picture that it has put there; this is long enough for it. */
const untilNamed = 60 * 60_000

/**
 * Deletes the pictures that the account does not name: of changes that were stopped half-way.
 *
 * @throws the SDK's error.
 */
export async function sweepPictures(vault: Vault): Promise<void> {
  const { currentUser } = vault.session
  demandOwner(vault)
  if (!currentUser) return
  // What this page knows of the account may be old, and the picture that it does name must stay.
  await reload(currentUser)
  const named = ownPictureOf(currentUser, configuration.firebase.storageBucket)
  const files = filesOf(vault.uid, firestore(vault.session))
  const pictures = await getDocsFromServer(
    query(files, where('noteId', '==', null), where('state', '==', 'there'), limit(listLimit)),
  )
  for (const file of pictures.docs.map(toFile)) {
    const isLeft = file && file.id !== named && file.createdAt < Date.now() - untilNamed
    if (isLeft) await removeFile(vault, file.id)
  }
}
