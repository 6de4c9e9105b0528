import { getDocFromServer } from 'firebase/firestore'
import { firestore } from '../firestore.ts'
import type { Vault } from '../vault/vault.ts'
import { fileOf } from './fileDocument.ts'

/**
 * Whether the server has no record of a file.
 *
 * @throws the SDK's error while that cannot be found out.
 */
export async function isFileGone(vault: Vault, fileId: string): Promise<boolean> {
  return !(await getDocFromServer(fileOf(vault.uid, fileId, firestore(vault.session)))).exists()
}
