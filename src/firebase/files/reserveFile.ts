import { serverTimestamp } from 'firebase/firestore'
import { fileAllowanceFor } from '../../domain/fileLimits.ts'
import { takeSlot, type NewFile, type StoredFile } from '../../domain/storedFile.ts'
import { firestore } from '../firestore.ts'
import { ownerOf, type UserData } from '../userData/userData.ts'
import { countInTurn } from './countInTurn.ts'
import { fileOf, fileUsageOf, toFile, usageIn } from './fileDocument.ts'

/** How far a file is, and where its bytes belong. */
export type Reserved = Pick<StoredFile, 'slot' | 'state'>

/**
 * Creates the record of a file, without which Storage accepts none of its bytes, and counts it.
 * Safe to repeat.
 *
 * @returns the state `deleting` if somebody has deleted it meanwhile.
 * @throws the SDK’s error; `permission-denied` if the quota is reached, or what it is attached to does not exist.
 */
export function reserveFile(userData: UserData, { id, ...file }: NewFile): Promise<Reserved> {
  const { uid, session } = userData
  const database = firestore(session)
  const record = fileOf(uid, id, database)
  const usage = fileUsageOf(uid, database)
  const most = fileAllowanceFor(ownerOf(userData)).files
  return countInTurn(userData, async (transaction) => {
    const known = toFile(await transaction.get(record))
    if (known) return known
    const counted = usageIn(await transaction.get(usage))
    const { slot, free } = takeSlot(counted, most)
    const state = 'arriving'
    transaction.set(usage, {
      count: counted.count + 1,
      bytes: counted.bytes + file.size,
      lastId: id,
      free,
    })
    transaction.set(record, { ...file, slot, state, createdAt: serverTimestamp() })
    return { slot, state }
  })
}
