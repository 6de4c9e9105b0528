import type { DocumentReference } from 'firebase/firestore'
import { transactIn } from '../../notes/transact.ts'
import type { Vault } from '../vault.ts'

/**
 * Deletes documents in one step, whether they are there or not. It reads nothing, and unlike a batch it
 * leaves nothing in the SDK's queue when it fails.
 *
 * @param documents at most 500, as the server takes no more at a time.
 * @throws the SDK's error.
 */
export function deleteTogether(
  vault: Vault,
  documents: readonly DocumentReference[],
): Promise<void> {
  return transactIn(vault, (transaction) => {
    for (const document of documents) transaction.delete(document)
    return Promise.resolve()
  })
}
