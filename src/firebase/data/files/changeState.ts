import { hasCode } from '../../../domain/errorCode.ts'
import type { FileState, StoredFile } from '../../../domain/data/storedFile.ts'
import { firestore } from '../../sdk/firestore.ts'
import { isRejected, transactIn } from '../transact.ts'
import { transactOnce } from '../transactOnce.ts'
import type { UserData } from '../userData.ts'
import { fileRef, toFile } from './fileDocument.ts'

const before: Readonly<Record<Exclude<FileState, 'uploading'>, readonly FileState[]>> = {
  stored: ['uploading'],
  deleting: ['uploading', 'stored'],
}

/**
 * Moves a file to its next state. Safe to repeat.
 *
 * @returns the file afterward, or `null` if there is no such file.
 * @throws the SDK's error; `permission-denied` if what it is attached to is deleted or in the
 *   trash.
 */
export function changeState(
  userData: UserData,
  fileId: string,
  next: Exclude<FileState, 'uploading'>,
): Promise<StoredFile | null> {
  const record = fileRef(userData.uid, fileId, firestore(userData.session))
  return transactIn(userData, async (transaction) => {
    const file = toFile(await transaction.get(record))
    if (!file || !before[next].includes(file.state)) return file
    transaction.update(record, { state: next })
    return { ...file, state: next }
  })
}

/**
 * Marks a file as present after its bytes have arrived. Safe to repeat. Writes without reading,
 * because the rules check the state in the commit itself. Reads only if they refuse.
 *
 * @returns `false` if the file was deleted in the meantime.
 * @throws like `changeState`.
 */
export async function markStored(userData: UserData, fileId: string): Promise<boolean> {
  const record = fileRef(userData.uid, fileId, firestore(userData.session))
  try {
    await transactOnce(userData, (transaction) => {
      transaction.update(record, { state: 'stored' })
      return Promise.resolve()
    })
    return true
  } catch (error) {
    if (!isRejected(error) && !hasCode(error, 'not-found')) throw error
  }
  return (await changeState(userData, fileId, 'stored'))?.state === 'stored'
}
