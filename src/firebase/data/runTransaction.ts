import { FirebaseError } from 'firebase/app'
import type { Transaction } from 'firebase/firestore'
import { type AccountRef, accountRef } from './accountRef.ts'
import { runTransactionOnce } from './runTransactionOnce.ts'

const rejectionCodes: readonly string[] = [
  'permission-denied',
  'invalid-argument',
  'storage/unauthorized',
]

/** Whether the server rejected a request, nearly always by the rules. */
export function isRejected(error: unknown): boolean {
  return error instanceof FirebaseError && rejectionCodes.includes(error.code)
}

const maxTries = 5

/** In milliseconds: the longest delay before the second attempt. Later delays are longer. */
const firstBackOff = 300

/**
 * Runs a transaction for the signed-in person, and repeats it after a denial: the rules compare counters, so a
 * conflict with another device appears as one. The last attempt has a new token, because an old one may be out of
 * date about the person.
 *
 * @throws as `runTransactionOnce` does.
 */
export function runTransaction<Result>(
  uid: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return runTransactionFor(accountRef(uid), work)
}

/** Like `runTransaction`, for any account. */
export async function runTransactionFor<Result>(
  account: AccountRef,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; tries < maxTries; tries += 1) {
    try {
      return await runTransactionOnce(account, work)
    } catch (error) {
      if (!isRejected(error)) throw error
    }
    await backOffAfter(tries)
  }
  await account.auth.currentUser?.getIdToken(true)
  return runTransactionOnce(account, work)
}

/** Random, so that two devices in conflict don't meet again. */
function backOffAfter(tries: number): Promise<void> {
  const delay = Math.random() * firstBackOff * tries
  return new Promise((resolve) => setTimeout(resolve, delay))
}
