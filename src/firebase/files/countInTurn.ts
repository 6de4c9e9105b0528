import { FirebaseError } from 'firebase/app'
import type { Transaction } from 'firebase/firestore'
import { inTurn } from '../../device/locks.ts'
import { countingName } from '../../device/names.ts'
import { within } from '../../device/within.ts'
import { transactIn } from '../notes/transact.ts'
import type { Vault } from '../vault/vault.ts'

/** How long all pages of this device wait for one count, in milliseconds. */
const patience = 20_000

const tries = 5

/**
 * Runs a transaction that counts files, one after the other on this device. Of two devices at once, the
 * later is not told to try again but that it may not, because the rules see a count that has moved on: so
 * a denial is believed only after some tries.
 *
 * @throws the SDK's error; `deadline-exceeded` when the server takes too long.
 */
export function countInTurn<Result>(
  vault: Vault,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const counting = new AbortController()
  const late = new FirebaseError('deadline-exceeded', 'The server took too long.')
  return inTurn(countingName(vault.uid), () =>
    within(patience, countPatiently(vault, work, counting.signal), late).finally(() =>
      counting.abort(late),
    ),
  )
}

async function countPatiently<Result>(
  vault: Vault,
  work: (transaction: Transaction) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await transactIn(vault, async (transaction) => {
        const result = await work(transaction)
        // Nobody waits for it any more: the next one may have begun.
        signal.throwIfAborted()
        return result
      })
    } catch (error) {
      if (left === 0 || signal.aborted || !isDenied(error)) throw error
    }
    const rest = Math.random() * 300 * (tries - left)
    await new Promise((resolve) => setTimeout(resolve, rest))
  }
}

function isDenied(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied'
}
