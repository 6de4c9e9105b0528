import type { FileState, StoredFile } from '../../domain/storedFile.ts'
import { firestore } from '../firestore.ts'
import { transactIn } from '../notes/transact.ts'
import type { Vault } from '../vault/vault.ts'
import { fileOf, toFile } from './fileDocument.ts'

const before: Readonly<Record<Exclude<FileState, 'arriving'>, readonly FileState[]>> = {
  there: ['arriving'],
  leaving: ['arriving', 'there'],
}

/**
 * Takes a file one step further. Done again it changes nothing.
 *
 * @returns the file as it is afterwards; `null` where there is no such file.
 * @throws the SDK's error; `permission-denied` where the note is gone, or in the trash.
 */
export function changeState(
  vault: Vault,
  fileId: string,
  next: Exclude<FileState, 'arriving'>,
): Promise<StoredFile | null> {
  const record = fileOf(vault.uid, fileId, firestore(vault.session))
  return transactIn(vault, async (transaction) => {
    const file = toFile(await transaction.get(record))
    if (!file || !before[next].includes(file.state)) return file
    transaction.update(record, { state: next })
    return { ...file, state: next }
  })
}
