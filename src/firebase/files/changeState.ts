import type { FileState, StoredFile } from '../../domain/storedFile.ts'
import { firestore } from '../firestore.ts'
import { transactIn } from '../userData/transact.ts'
import type { UserData } from '../userData/userData.ts'
import { fileOf, toFile } from './fileDocument.ts'

const before: Readonly<Record<Exclude<FileState, 'arriving'>, readonly FileState[]>> = {
  there: ['arriving'],
  deleting: ['arriving', 'there'],
}

/**
 * Takes a file one step further. Done again it changes nothing.
 *
 * @returns the file as it is afterwards; `null` where there is no such file.
 * @throws the SDK's error; `permission-denied` where what it is attached to is gone, or in the trash.
 */
export function changeState(
  userData: UserData,
  fileId: string,
  next: Exclude<FileState, 'arriving'>,
): Promise<StoredFile | null> {
  const record = fileOf(userData.uid, fileId, firestore(userData.session))
  return transactIn(userData, async (transaction) => {
    const file = toFile(await transaction.get(record))
    if (!file || !before[next].includes(file.state)) return file
    transaction.update(record, { state: next })
    return { ...file, state: next }
  })
}
