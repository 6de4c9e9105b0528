import { FirebaseError } from 'firebase/app'
import type { Transaction } from 'firebase/firestore'
import { inTurn } from '../../device/locks.ts'
import { countingName } from '../../device/names.ts'
import { within } from '../../device/within.ts'
import { transactIn } from '../userData/transact.ts'
import type { UserData } from '../userData/userData.ts'

/** How long all pages of this device wait for one count, in milliseconds. */
const patience = 20_000

/**
 * Runs a transaction that counts files, one after the other on this device, which sends some at once.
 *
 * @throws the SDK's error; `deadline-exceeded` when the server takes too long.
 */
export function countInTurn<Result>(
  userData: UserData,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const counting = new AbortController()
  const { signal } = counting
  const timedOut = new FirebaseError('deadline-exceeded', 'The server took too long.')
  const count = () =>
    transactIn(userData, async (transaction) => {
      const result = await work(transaction)
      // Nobody waits for it any more: the next one may have begun.
      signal.throwIfAborted()
      return result
    })
  return inTurn(countingName(userData.uid), () =>
    within(patience, count(), timedOut).finally(() => counting.abort()),
  )
}
