import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from 'firebase/firestore'

type Work<Result> = (transaction: Transaction) => Promise<Result>

/** The work of a transaction that also notes what it was made from, by which two tries can be compared. */
export function noteReads<Result>(work: Work<Result>): { work: Work<Result>; found: () => string } {
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
