import { FirebaseError } from 'firebase/app'
import { getDocFromServer } from 'firebase/firestore'
import type { StoredFile } from '../../domain/storedFile.ts'
import { firestore } from '../firestore.ts'
import type { UserData } from '../userData/userData.ts'
import { readBytes } from './fileBytes.ts'
import { fileOf, toFile } from './fileDocument.ts'

/**
 * The record of a file as the server has it; `null` where there is none.
 *
 * @throws the SDK's error while that cannot be found out.
 */
export async function readRecord(userData: UserData, fileId: string): Promise<StoredFile | null> {
  return toFile(await getDocFromServer(fileOf(userData.uid, fileId, firestore(userData.session))))
}

/**
 * The bytes of a file of which no more is known than its id.
 *
 * @throws as `readBytes` does.
 */
export async function readStored(userData: UserData, fileId: string): Promise<Blob> {
  const file = await readRecord(userData, fileId)
  if (file) return readBytes(userData, file)
  throw new FirebaseError('storage/object-not-found', 'The file has no record.')
}
