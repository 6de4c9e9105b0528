import { serverTimestamp } from 'firebase/firestore'
import type { FileState, NewFile } from '../../domain/storedFile.ts'
import { firestore } from '../firestore.ts'
import type { Vault } from '../vault/vault.ts'
import { countInTurn } from './countInTurn.ts'
import { fileOf, fileUsageOf, toFile, usageIn } from './fileDocument.ts'

/**
 * Makes the record of a file, without which Storage takes none of its bytes, and counts it. Done again it
 * changes nothing.
 *
 * @returns how far the file is: `leaving` means that somebody has deleted it meanwhile.
 * @throws the SDK's error; `permission-denied` where there is no room, or no such note.
 */
export function reserveFile(vault: Vault, { id, ...file }: NewFile): Promise<FileState> {
  const database = firestore(vault.session)
  const record = fileOf(vault.uid, id, database)
  const usage = fileUsageOf(vault.uid, database)
  return countInTurn(vault, async (transaction) => {
    const known = toFile(await transaction.get(record))
    if (known) return known.state
    const { count, bytes } = usageIn(await transaction.get(usage))
    transaction.set(usage, { count: count + 1, bytes: bytes + file.size, lastId: id })
    transaction.set(record, { ...file, state: 'arriving', createdAt: serverTimestamp() })
    return 'arriving'
  })
}
