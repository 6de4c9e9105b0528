import { FirebaseError } from 'firebase/app'
import { runTransaction, type Transaction } from 'firebase/firestore'
import { firestore } from '../firestore.ts'
import { demandOwner, type UserData } from './userData.ts'

/**
 * Runs a transaction on a person’s user data, and does not retry a denial.
 *
 * @throws the SDK’s error; at once when somebody else is signed in, or the browser is offline.
 */
export async function transactOnce<Result>(
  userData: UserData,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (!navigator.onLine) throw new FirebaseError('unavailable', 'The browser is offline.')
  const { currentUser } = userData.session
  await currentUser?.getIdToken()
  demandOwner(userData)
  const guarded = async (transaction: Transaction): Promise<Result> => {
    try {
      const result = await work(transaction)
      await currentUser?.getIdToken()
      return result
    } catch (error) {
      throw isOfTheToken(error) ? new Error(error.message, { cause: error }) : error
    }
  }
  return runTransaction(firestore(userData.session), guarded).catch((error: unknown) => {
    throw error instanceof Error && isOfTheToken(error.cause) ? error.cause : error
  })
}

/**
 * A token may run out while the machine sleeps in the middle of a transaction. The SDK knows no code of
 * another service: it would never end the transaction, and if it happens at the commit, no later one either.
 */
function isOfTheToken(error: unknown): error is FirebaseError {
  return error instanceof FirebaseError && error.code.startsWith('auth/')
}
