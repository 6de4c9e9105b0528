import { serverTimestamp, type Transaction } from 'firebase/firestore'
import { hasCode } from '../../../domain/errorCode.ts'
import { fileQuotaFor } from '../../../domain/files/fileQuota.ts'
import {
  chooseSlot,
  type NewFile,
  type StoredFile,
  type FileState,
  releaseSlot,
} from '../../../domain/files/storedFile.ts'
import { countingLockName } from '../../../storage/encrypted/storageNames.ts'
import { withBreakableLock } from '../../../storage/locks/breakableLock.ts'
import { signedInUser, type AccountAuth } from '../../sdk/accountAuth.ts'
import { withServerTimeout } from '../../sdk/withServerTimeout.ts'
import { accountStateRef } from '../accountDocuments.ts'
import { isDenied, runTransaction, runTransactionOnce } from '../runTransaction.ts'
import { deleteBytes } from './fileBytes.ts'
import { fileRef, fileUsageRef, toFile, usageIn } from './fileDocument.ts'

type Reserved = Pick<StoredFile, 'slot' | 'state'>

/**
 * Creates a file's record, which Storage requires before it accepts the bytes, and counts the file.
 * Safe to repeat.
 *
 * @returns the state `deleting` if the file was deleted in the meantime.
 * @throws `permission-denied` if the quota is reached or what the file is attached to doesn't exist.
 */
export function reserveFile(account: AccountAuth, { id, ...file }: NewFile): Promise<Reserved> {
  const record = fileRef(account, id)
  const usage = fileUsageRef(account)
  const accountState = accountStateRef(account)
  const limit = fileQuotaFor(signedInUser(account)).files
  return withCounterLock(account, async (transaction) => {
    const [found, counter, owner] = await Promise.all([
      transaction.get(record),
      transaction.get(usage),
      transaction.get(accountState),
    ])
    // Storage's rules can read only a document that exists.
    if (!owner.exists()) transaction.set(accountState, {})
    const known = toFile(found)
    if (known) return known
    const counted = usageIn(counter)
    const { slot, free } = chooseSlot(counted, limit)
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

const before: Readonly<Record<Exclude<FileState, 'uploading'>, readonly FileState[]>> = {
  stored: ['uploading'],
  deleting: ['uploading', 'stored'],
}

/**
 * Moves a file to its next state. Safe to repeat.
 *
 * @returns the file afterward, or `null` if there is no such file.
 * @throws `permission-denied` if what it is attached to is deleted or in the trash.
 */
export function changeState(
  account: AccountAuth,
  fileId: string,
  next: Exclude<FileState, 'uploading'>,
): Promise<StoredFile | null> {
  const record = fileRef(account, fileId)
  return runTransaction(account, async (transaction) => {
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
 */
export async function markStored(account: AccountAuth, fileId: string): Promise<boolean> {
  const record = fileRef(account, fileId)
  try {
    await runTransactionOnce(account, (transaction) => {
      transaction.update(record, { state: 'stored' })
      return Promise.resolve()
    })
    return true
  } catch (error) {
    if (!isDenied(error) && !hasCode(error, 'not-found')) throw error
  }
  return (await changeState(account, fileId, 'stored'))?.state === 'stored'
}

/**
 * Permanently deletes a file: hides it, then deletes its bytes and its record. Interrupted and run
 * again, it continues.
 *
 * @returns the deleted file, or `null` if there was none.
 */
export async function deleteFile(account: AccountAuth, fileId: string): Promise<StoredFile | null> {
  const deleted = await changeState(account, fileId, 'deleting')
  if (deleted) await finishDeletion(account, deleted)
  return deleted
}

/**
 * Deletes the bytes and the record of a file in the state `deleting`. The rules refuse it in any other state. Safe to
 * repeat.
 */
export async function finishDeletion(
  account: AccountAuth,
  deleted: Pick<StoredFile, 'id' | 'slot'>,
): Promise<void> {
  await deleteBytes(account, deleted)
  const usage = fileUsageRef(account)
  await withCounterLock(account, async (transaction) => {
    const record = fileRef(account, deleted.id)
    const file = toFile(await transaction.get(record))
    if (!file) return
    const counted = usageIn(await transaction.get(usage))
    transaction.delete(record)
    transaction.set(usage, {
      count: counted.count - 1,
      bytes: counted.bytes - file.size,
      lastId: deleted.id,
      free: releaseSlot(counted, file.slot),
    })
  })
}

/**
 * Deletes a canceled upload from the server. Its last bytes may arrive after its record is deleted,
 * so they are deleted twice.
 */
export async function deleteCanceledUpload(account: AccountAuth, fileId: string): Promise<void> {
  const file = await deleteFile(account, fileId)
  if (file) await deleteBytes(account, file)
}

/** How long all tabs on this device wait for one transaction. */
const timeoutMs = 20_000

/**
 * Runs a transaction that changes the file counter, one at a time on this device, which may send
 * several files at once.
 *
 * @throws `deadline-exceeded` after 20 seconds.
 */
function withCounterLock<Result>(
  account: AccountAuth,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const counting = new AbortController()
  const { signal } = counting
  const count = () =>
    runTransaction(account, async (transaction) => {
      const result = await work(transaction)
      // After the timeout, the next transaction may have started.
      signal.throwIfAborted()
      return result
    })
  return withBreakableLock(countingLockName(account.uid), () =>
    withServerTimeout(timeoutMs, count()).finally(() => counting.abort()),
  )
}
