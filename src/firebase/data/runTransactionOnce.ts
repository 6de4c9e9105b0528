import { FirebaseError } from 'firebase/app'
import { runTransaction, type Transaction } from 'firebase/firestore'
import { requireOnline } from '../sdk/connection.ts'
import { firestore } from '../sdk/firestore.ts'
import { requireOwner, type AccountRef } from './accountRef.ts'

/**
 * Runs a transaction for an account without retrying a denial.
 *
 * @throws the SDK's error, at once if another user is signed in or the browser is offline.
 */
export async function runTransactionOnce<Result>(
  account: AccountRef,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await requireOnline()
  const { currentUser } = account.auth
  await currentUser?.getIdToken()
  requireOwner(account)
  const guarded = async (transaction: Transaction): Promise<Result> => {
    try {
      const result = await work(transaction)
      await currentUser?.getIdToken()
      return result
    } catch (error) {
      throw isTokenError(error) ? new Error(error.message, { cause: error }) : error
    }
  }
  return runTransaction(firestore(account.auth), guarded).catch((error: unknown) => {
    throw error instanceof Error && isTokenError(error.cause) ? error.cause : error
  })
}

/**
 * A token may expire while the computer sleeps during a transaction. The SDK doesn't recognize
 * another service's error code: the transaction would never end, nor would any later one.
 */
function isTokenError(error: unknown): error is FirebaseError {
  return error instanceof FirebaseError && error.code.startsWith('auth/')
}
