import { collection, doc, serverTimestamp, type DocumentData } from 'firebase/firestore'
import type { DocumentChange } from '../../domain/data/documentChange.ts'
import { runTransaction } from '../data/runTransaction.ts'
import { accountRef } from '../data/accountRef.ts'
import { firestore } from '../sdk/firestore.ts'

/** One of the signed-in person's collections on the server. */
export function collectionRef(uid: string, name: string) {
  return collection(firestore(accountRef(uid).auth), 'users', uid, name)
}

/**
 * Saves a change for the signed-in person. Safe to repeat after a lost response.
 *
 * @throws the SDK's error; the signal's reason if it aborts before anything is written.
 */
export function saveDocumentChange(
  uid: string,
  name: string,
  change: DocumentChange<object>,
  signal: AbortSignal,
): Promise<void> {
  return runTransaction(accountRef(uid), async (transaction) => {
    const ref = doc(collectionRef(uid, name), change.id)
    const isThere = (await transaction.get(ref)).exists()
    // A later change may have been saved since.
    signal.throwIfAborted()
    if (change.type === 'add') {
      // It is there if only the answer to an earlier attempt was lost.
      if (!isThere) transaction.set(ref, { ...change.fields, addedAt: serverTimestamp() })
    } else if (isThere) {
      if (change.type === 'delete') transaction.delete(ref)
      else transaction.update<DocumentData, DocumentData>(ref, { ...change.fields })
    }
  })
}
