import { collection, doc, serverTimestamp, type DocumentData } from 'firebase/firestore'
import type { DocumentChange } from '../../domain/data/documentChange.ts'
import { product } from '../../product/current.ts'
import { runTransaction } from '../data/runTransaction.ts'
import { accountSession, type AccountSession } from '../data/accountSession.ts'
import { firestore } from '../sdk/firestore.ts'

/** One of a person's collections on the server. */
export function collectionRef({ uid, auth }: AccountSession, name: string) {
  return collection(firestore(auth), 'users', uid, name)
}

/**
 * Saves a change for the signed-in person. Deleting a document also deletes its files. Safe to repeat after a
 * lost response.
 *
 * @throws the SDK's error; the signal's reason if it aborts before everything is done.
 */
export async function saveDocumentChange(
  uid: string,
  name: string,
  change: DocumentChange<object>,
  signal: AbortSignal,
): Promise<void> {
  const account = accountSession(uid)
  const hasFiles = change.type === 'delete' && product().files.includes(name)
  const deleteFiles = async () => {
    const { deleteFilesOf } = await import('./files/documentFiles.ts')
    await deleteFilesOf(account, name, change.id, signal)
  }
  if (hasFiles) await deleteFiles()
  await runTransaction(account, async (transaction) => {
    const ref = doc(collectionRef(account, name), change.id)
    const isThere = (await transaction.get(ref)).exists()
    // A later change may have been saved since.
    signal.throwIfAborted()
    if (change.type === 'add') {
      // It is there if only the response to an earlier attempt was lost.
      if (!isThere) transaction.set(ref, { ...change.fields, addedAt: serverTimestamp() })
    } else if (isThere) {
      if (change.type === 'delete') transaction.delete(ref)
      else transaction.update<DocumentData, DocumentData>(ref, { ...change.fields })
    }
  })
  // Another device may have attached one meanwhile. From now on, none can be.
  if (hasFiles) await deleteFiles()
}
