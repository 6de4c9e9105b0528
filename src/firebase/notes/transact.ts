import { FirebaseError } from 'firebase/app'
import { runTransaction, type Transaction } from 'firebase/firestore'
import { currentUser, demandSamePerson } from '../currentUser.ts'
import { firestore } from '../firestore.ts'

/**
 * Runs a transaction for a person; the work is done again when somebody else was quicker.
 *
 * @throws the SDK's error; at once when somebody else is signed in, or the browser is offline.
 */
export async function transact<Result>(
  uid: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (!navigator.onLine) throw new FirebaseError('unavailable', 'The browser is offline.')
  // A transaction that cannot get its own token ends in a fault of the SDK that nobody can catch.
  await currentUser().getIdToken()
  demandSamePerson(uid)
  return runTransaction(firestore(), work)
}
