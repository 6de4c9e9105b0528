import { serverTimestamp } from 'firebase/firestore'
import { fileAllowanceFor } from '../../../domain/data/fileLimits.ts'
import { takeSlot, type NewFile, type StoredFile } from '../../../domain/data/storedFile.ts'
import { firestore } from '../../sdk/firestore.ts'
import { accountStateRef } from '../accountState.ts'
import { ownerOf, type UserData } from '../userData.ts'
import { withCounterLock } from './withCounterLock.ts'
import { fileRef, fileUsageRef, toFile, usageIn } from './fileDocument.ts'

/** A reserved file's state and slot. */
type Reserved = Pick<StoredFile, 'slot' | 'state'>

/**
 * Creates a file's record, which Storage requires before it accepts the bytes, and counts the file.
 * Safe to repeat.
 *
 * @returns the state `deleting` if the file was deleted in the meantime.
 * @throws the SDK's error; `permission-denied` if the quota is reached or what the file is attached
 *   to doesn't exist.
 */
export function reserveFile(userData: UserData, { id, ...file }: NewFile): Promise<Reserved> {
  const { uid, session } = userData
  const database = firestore(session)
  const record = fileRef(uid, id, database)
  const usage = fileUsageRef(uid, database)
  const account = accountStateRef(userData)
  const limit = fileAllowanceFor(ownerOf(userData)).files
  return withCounterLock(userData, async (transaction) => {
    const [found, counter, owner] = await Promise.all([
      transaction.get(record),
      transaction.get(usage),
      transaction.get(account),
    ])
    // Storage's rules can read only a document that exists.
    if (!owner.exists()) transaction.set(account, {})
    const known = toFile(found)
    if (known) return known
    const counted = usageIn(counter)
    const { slot, free } = takeSlot(counted, limit)
    const state = 'uploading'
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
