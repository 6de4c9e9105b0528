import { FirebaseError } from 'firebase/app'
import type { User as FirebaseUser } from 'firebase/auth'
import { runTransaction as runOfSdk, type Transaction } from 'firebase/firestore'
import { hasCode } from '../../domain/errorCode.ts'
import { requireSignedIn, type AccountAuth } from '../sdk/accountAuth.ts'
import { requireOnline } from '../sdk/connection.ts'
import { firestore } from '../sdk/firestore.ts'

const denialCodes = ['permission-denied', 'invalid-argument', 'storage/unauthorized']

/** Whether the server rejected a request, nearly always by the rules. */
export function isDenied(error: unknown): boolean {
  return hasCode(error, ...denialCodes)
}

/**
 * Makes a request, and makes it again with a new token if the server rejects it: the token may be out of date about the
 * person.
 *
 * @param renew gets the new token.
 */
export async function retryWithNewToken<Result>(
  { auth }: AccountAuth,
  request: () => Promise<Result>,
  renew: (user: FirebaseUser) => Promise<unknown> = (user) => user.getIdToken(true),
): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    if (!isDenied(error)) throw error
  }
  if (auth.currentUser) await renew(auth.currentUser)
  return request()
}

type Work<Result> = (transaction: Transaction) => Promise<Result>

const maxTries = 5

/** The longest delay before the second attempt. Later delays are longer. */
const firstBackOffMs = 300

/**
 * Runs a transaction for an account, and repeats it after a denial: the rules compare counters, so a conflict with
 * another device appears as one. The last attempt has a new token, because an old one may be out of date about the
 * person.
 */
export async function runTransaction<Result>(
  account: AccountAuth,
  work: Work<Result>,
): Promise<Result> {
  for (let tries = 1; tries < maxTries; tries += 1) {
    try {
      return await runTransactionOnce(account, work)
    } catch (error) {
      if (!isDenied(error)) throw error
    }
    await backOffAfter(tries)
  }
  await account.auth.currentUser?.getIdToken(true)
  return runTransactionOnce(account, work)
}

/** Random, so that two devices in conflict don't meet again. */
function backOffAfter(tries: number): Promise<void> {
  const delay = Math.random() * firstBackOffMs * tries
  return new Promise((resolve) => setTimeout(resolve, delay))
}

/**
 * Runs a transaction for an account without retrying a denial.
 *
 * @throws the SDK's error, at once if another user is signed in or the browser is offline.
 */
export async function runTransactionOnce<Result>(
  account: AccountAuth,
  work: Work<Result>,
): Promise<Result> {
  await requireOnline()
  const { currentUser } = account.auth
  await currentUser?.getIdToken()
  requireSignedIn(account)
  const guarded = async (transaction: Transaction): Promise<Result> => {
    try {
      const result = await work(transaction)
      await currentUser?.getIdToken()
      return result
    } catch (error) {
      throw isTokenError(error) ? new Error(error.message, { cause: error }) : error
    }
  }
  return runOfSdk(firestore(account.auth), guarded).catch((error: unknown) => {
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
