import { reload } from 'firebase/auth'
import { getDocsFromServer, limit, query, where } from 'firebase/firestore'
import { storedPictureOf } from '../../domain/account/picture.ts'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { listLimit } from '../../domain/files/fileLimits.ts'
import type { StoredFile } from '../../domain/files/storedFile.ts'
import { filesCollection, fileIn } from '../documents/files/fileDocument.ts'
import { deleteFile } from '../documents/files/fileRecords.ts'
import type { AccountAuth } from '../sdk/accountAuth.ts'

/**
 * Deletes pictures that the account doesn't refer to, left over from interrupted changes.
 *
 * @param before only pictures created before this server time, in milliseconds since 1970. Another
 *   page may be about to use a newer one.
 */
export async function deleteAbandonedPictures(account: AccountAuth, before: number): Promise<void> {
  const pictures = await getDocsFromServer(
    query(
      filesCollection(account),
      where('attachedTo', '==', null),
      where('state', '==', 'stored'),
      limit(listLimit),
    ),
  )
  const old = pictures.docs.map(fileIn).filter(({ createdAt }) => createdAt < before)
  const isUnused = ({ id }: StoredFile) => id !== currentPictureId(account)
  if (!old.some(isUnused)) return
  // Reload first: the account may by now refer to a picture that looks unused here.
  if (account.auth.currentUser) await reload(account.auth.currentUser)
  for (const file of old.filter(isUnused)) await deleteFile(account, file.id)
}

/**
 * Deletes a picture that this tab uploaded, unless the account refers to it. After a failed
 * change, that is unknown.
 */
export async function deleteIfAbandoned(account: AccountAuth, fileId: string): Promise<void> {
  if (account.auth.currentUser) await reload(account.auth.currentUser)
  if (currentPictureId(account) !== fileId) await deleteFile(account, fileId)
}

function currentPictureId({ uid, auth }: AccountAuth): string | null {
  const photoURL = auth.currentUser?.photoURL ?? null
  return storedPictureOf({ uid, photoURL }, configuration.firebase.storageBucket)
}
