import type { Transaction } from 'firebase/firestore'
import { inTurn } from '../../device/locks.ts'
import { countingName } from '../../device/names.ts'
import { transactIn } from '../notes/transact.ts'
import type { Vault } from '../vault/vault.ts'

/**
 * Runs a transaction that counts files, one after the other on this device: of two at once, the later is
 * not told to try again but that it may not, because the rules see a count that has moved on.
 */
export function countInTurn<Result>(
  vault: Vault,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTurn(countingName(vault.uid), () => transactIn(vault, work))
}
