import { FirebaseError } from 'firebase/app'
import { getDocFromServer } from 'firebase/firestore'
import type { StoredFile } from '../../../domain/data/storedFile.ts'
import { firestore } from '../../sdk/firestore.ts'
import type { UserData } from '../userData.ts'
import { readBytes } from './fileBytes.ts'
import { fileRef, toFile } from './fileDocument.ts'

/**
 * Returns a file's record from the server, or `null` if there is none.
 *
 * @throws the SDK's error if that can't be determined.
 */
export async function readRecord(userData: UserData, fileId: string): Promise<StoredFile | null> {
  return toFile(await getDocFromServer(fileRef(userData.uid, fileId, firestore(userData.session))))
}

/**
 * Returns the bytes of a file by its ID alone.
 *
 * @throws as `readBytes` does.
 */
export async function readStored(userData: UserData, fileId: string): Promise<Blob> {
  const file = await readRecord(userData, fileId)
  if (file) return readBytes(userData, file)
  throw new FirebaseError('storage/object-not-found', 'The file has no record.')
}
