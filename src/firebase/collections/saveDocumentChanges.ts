import { collection, doc, serverTimestamp, type DocumentData } from 'firebase/firestore'
import { writeFor, type DocumentChange } from '../../domain/collections/documentChange.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { runTransaction } from '../documents/runTransaction.ts'
import { accountAuth, type AccountAuth } from '../sdk/accountAuth.ts'
import { firestore } from '../sdk/firestore.ts'

export function collectionRef({ uid, auth }: AccountAuth, name: string) {
  return collection(firestore(auth), 'users', uid, name)
}

/**
 * Saves the changes of one document for the signed-in person, all or none. Deleting a document also deletes its
 * files. Repeating it after a lost response adds nothing twice, but may overwrite a later change of the same fields.
 *
 * @param changes of the same document, oldest first.
 */
export async function saveDocumentChanges(
  uid: string,
  name: string,
  changes: readonly DocumentChange<object>[],
  signal: AbortSignal,
): Promise<void> {
  const last = changes.at(-1)
  if (!last) return
  const account = accountAuth(uid)
  const hasFiles = currentProduct().files.includes(name) && last.type === 'delete'
  const deleteFiles = async () => {
    const { deleteFilesOf } = await import('./files/documentFiles.ts')
    await deleteFilesOf(account, name, last.id, signal)
  }
  if (hasFiles) await deleteFiles()
  await runTransaction(account, async (transaction) => {
    const ref = doc(collectionRef(account, name), last.id)
    const exists = (await transaction.get(ref)).exists()
    // A later change may have been saved since.
    signal.throwIfAborted()
    const write = writeFor(changes, exists)
    if (write?.type === 'set') transaction.set(ref, { ...write.fields, addedAt: serverTimestamp() })
    if (write?.type === 'update') {
      transaction.update<DocumentData, DocumentData>(ref, { ...write.fields })
    }
    if (write?.type === 'delete') transaction.delete(ref)
  })
  // Another device may have attached one meanwhile. From now on, none can be.
  if (hasFiles) await deleteFiles()
}
