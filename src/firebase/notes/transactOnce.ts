import { FirebaseError } from 'firebase/app'
import { runTransaction, type Transaction } from 'firebase/firestore'
import { firestore } from '../firestore.ts'
import { demandOwner, type Vault } from '../vault/vault.ts'

/**
 * Runs a transaction in a vault, and takes a denial as it comes.
 *
 * @throws the SDK's error; at once when somebody else is signed in, or the browser is offline.
 */
export async function transactOnce<Result>(
  vault: Vault,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (!navigator.onLine) throw new FirebaseError('unavailable', 'The browser is offline.')
  // A transaction that cannot get its own token ends in a fault of the SDK that nobody can catch.
  await vault.session.currentUser?.getIdToken()
  demandOwner(vault)
  return runTransaction(firestore(vault.session), work)
}
