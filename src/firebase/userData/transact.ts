import { FirebaseError } from 'firebase/app'
import {
  type Transaction,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore'
import { type UserData, userDataOf } from './userData.ts'
import { transactOnce } from './transactOnce.ts'

const refusing: readonly string[] = [
  'permission-denied',
  'invalid-argument',
  'storage/unauthorized',
]

/** Whether the server has said that it does not take something; mostly that is what the rules say. */
export function isRefused(error: unknown): boolean {
  return error instanceof FirebaseError && refusing.includes(error.code)
}

type Work<Result> = (transaction: Transaction) => Promise<Result>

/** The work of a transaction that also records what it was made from, by which two tries can be compared. */
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
        found.set(place.path, saidIn(snapshot))
        return snapshot
      }
      return work(transaction)
    },
    found: () => inOrder([...found]),
  }
}

function saidIn(snapshot: DocumentSnapshot<unknown>): string {
  return inOrder(Object.entries(snapshot.data() ?? {}))
}

/** What is read comes in any order, as do the fields of a document. */
function inOrder(parts: readonly unknown[]): string {
  return parts
    .map((part) => JSON.stringify(part))
    .sort()
    .join()
}

const mostTries = 20

/** The longest rest before the second try, in milliseconds; later ones are longer. */
const shortestBackOff = 300

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
  return transactIn(userDataOf(uid), work)
}

/** As `transact`, on any user data. */
export async function transactIn<Result>(
  userData: UserData,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  let before: string | null = null
  let isTokenNew = false
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const reads = recordReads(work)
    try {
      return await transactOnce(userData, reads.work)
    } catch (error) {
      const isReal: boolean = reads.found() === before
      if (!isRefused(error) || (isReal && isTokenNew)) throw error
      before = isReal ? null : reads.found()
    }
    if (before === null) {
      // An old token may say less about the person than is true by now.
      await userData.session.currentUser?.getIdToken(true)
      isTokenNew = true
    } else {
      await backOffAfter(tries)
    }
  }
  throw new FirebaseError('aborted', 'Others were quicker each time.')
}

/** By chance, so that those who were equally quick are not so again. */
function backOffAfter(tries: number): Promise<void> {
  const delay = Math.random() * shortestBackOff * Math.min(tries, 5)
  return new Promise((resolve) => setTimeout(resolve, delay))
}
