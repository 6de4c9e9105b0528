import { FirebaseError } from 'firebase/app'
import type { Transaction } from 'firebase/firestore'
import { isRefused } from '../refusal.ts'
import { vaultOf, type Vault } from '../vault/vault.ts'
import { noteReads } from './noteReads.ts'
import { transactOnce } from './transactOnce.ts'

const mostTries = 20

/** The longest rest before the second try, in milliseconds; later ones are longer. */
const shortRest = 300

/**
 * Runs a transaction for a person; the work is done again when somebody else was quicker. The rules, which
 * count and compare, tell whoever was slower not to try again but that they may not: so a denial is
 * believed only where the next try reads the same, and where a new token does not help.
 *
 * @throws as `transactOnce` does; `aborted` when others were quicker each time.
 */
export function transact<Result>(
  uid: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return transactIn(vaultOf(uid), work)
}

/** As `transact`, in whichever vault. */
export async function transactIn<Result>(
  vault: Vault,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  let before: string | null = null
  let isTokenNew = false
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const reads = noteReads(work)
    try {
      return await transactOnce(vault, reads.work)
    } catch (error) {
      const isReal: boolean = reads.found() === before
      if (!isRefused(error) || (isReal && isTokenNew)) throw error
      before = isReal ? null : reads.found()
    }
    if (before === null) {
      // An old token may say less about the person than is true by now.
      await vault.session.currentUser?.getIdToken(true)
      isTokenNew = true
    } else {
      await restAfter(tries)
    }
  }
  throw new FirebaseError('aborted', 'Others were quicker each time.')
}

/** By chance, so that those who were equally quick are not so again. */
function restAfter(tries: number): Promise<void> {
  const rest = Math.random() * shortRest * Math.min(tries, 5)
  return new Promise((resolve) => setTimeout(resolve, rest))
}
