import type { Transaction } from 'firebase/firestore'
import { withBreakableLock } from '../../../storage/breakableLock.ts'
import { countingName } from '../../../storage/encrypted/storageNames.ts'
import { withServerTimeout } from '../../sdk/withServerTimeout.ts'
import { transactIn } from '../transact.ts'
import type { UserData } from '../userData.ts'

/** In milliseconds: how long all pages on this device wait for one transaction. */
const timeout = 20_000

/**
 * Runs a transaction that changes the file counter, one at a time on this device, which may send
 * several files at once.
 *
 * @throws the SDK's error; `deadline-exceeded` after 20 seconds.
 */
export function withCounterLock<Result>(
  userData: UserData,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const counting = new AbortController()
  const { signal } = counting
  const count = () =>
    transactIn(userData, async (transaction) => {
      const result = await work(transaction)
      // After the timeout, the next transaction may have started.
      signal.throwIfAborted()
      return result
    })
  return withBreakableLock(countingName(userData.uid), () =>
    withServerTimeout(timeout, count()).finally(() => counting.abort()),
  )
}
