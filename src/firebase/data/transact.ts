import { FirebaseError } from 'firebase/app'
import {
  type Transaction,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore'
import { type UserData, userDataOf } from './userData.ts'
import { transactOnce } from './transactOnce.ts'

const refusalCodes: readonly string[] = [
  'permission-denied',
  'invalid-argument',
  'storage/unauthorized',
]

/** True if the server refused a request, mostly because of the rules. */
export function isRefused(error: unknown): boolean {
  return error instanceof FirebaseError && refusalCodes.includes(error.code)
}

type Work<Result> = (transaction: Transaction) => Promise<Result>

/** Wraps a transaction's work to record what it read, so that two attempts can be compared. */
export function recordReads<Result>(work: Work<Result>): {
  work: Work<Result>
  found: () => string
} {
  const found = new Map<string, string>()
  return {
    work: (transaction) => {
      found.clear()
      const get = transaction.get.bind(transaction)
      transaction.get = async <App, Stored extends DocumentData>(
        place: DocumentReference<App, Stored>,
      ) => {
        const snapshot = await get(place)
        found.set(place.path, dataIn(snapshot))
        return snapshot
      }
      return work(transaction)
    },
    found: () => sorted([...found]),
  }
}

function dataIn(snapshot: DocumentSnapshot<unknown>): string {
  return sorted(Object.entries(snapshot.data() ?? {}))
}

/** Reads and document fields come in any order. */
function sorted(parts: readonly unknown[]): string {
  return parts
    .map((part) => JSON.stringify(part))
    .sort()
    .join()
}

const maxTries = 20

/** In milliseconds: the longest delay before the second attempt. Later delays are longer. */
const firstBackOff = 300

/**
 * Runs a transaction for the signed-in person, and repeats it after a conflict. The rules compare
 * counters, so a conflict appears as a denial. A denial is final only if the next attempt reads the
 * same data and a new token doesn't help.
 *
 * @throws as `transactOnce` does; `aborted` after 20 conflicts.
 */
export function transact<Result>(
  uid: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return transactIn(userDataOf(uid), work)
}

/** Like `transact`, for any user data. */
export async function transactIn<Result>(
  userData: UserData,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  let before: string | null = null
  let isTokenNew = false
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const reads = recordReads(work)
    try {
      return await transactOnce(userData, reads.work)
    } catch (error) {
      const isReal: boolean = reads.found() === before
      if (!isRefused(error) || (isReal && isTokenNew)) throw error
      before = isReal ? null : reads.found()
    }
    if (before === null) {
      // An old token may be out of date about the person.
      await userData.session.currentUser?.getIdToken(true)
      isTokenNew = true
    } else {
      await backOffAfter(tries)
    }
  }
  throw new FirebaseError('aborted', 'The document changed during every attempt.')
}

/** Random, so that two devices in conflict don't meet again. */
function backOffAfter(tries: number): Promise<void> {
  const delay = Math.random() * firstBackOff * Math.min(tries, 5)
  return new Promise((resolve) => setTimeout(resolve, delay))
}
