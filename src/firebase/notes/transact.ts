import { FirebaseError } from 'firebase/app'
import { runTransaction, type Transaction } from 'firebase/firestore'
import { firestore } from '../firestore.ts'
import { demandOwner, vaultOf, type Vault } from '../vault/vault.ts'

/**
 * Runs a transaction for a person; the work is done again when somebody else was quicker.
 *
 * @throws the SDK's error; at once when somebody else is signed in, or the browser is offline.
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
  if (!navigator.onLine) throw new FirebaseError('unavailable', 'The browser is offline.')
  // A transaction that cannot get its own token ends in a fault of the SDK that nobody can catch.
  await vault.session.currentUser?.getIdToken()
  demandOwner(vault)
  return runTransaction(firestore(vault.session), work)
}
