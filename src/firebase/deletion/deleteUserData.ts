import { codedError } from '../../domain/errorCode.ts'
import {
  canceledElsewhere,
  expireDeletionFlag,
  makeDeletionFlagFinal,
  readDeletionFlag,
  setDeletionFlag,
  type DeletionFlag,
} from '../documents/deletionFlag.ts'
import { listBytes, listFolders } from '../documents/files/listObjects.ts'
import { retryWithNewToken } from '../documents/runTransaction.ts'
import type { AccountAuth } from '../sdk/accountAuth.ts'
import { maxSignInAge, requireRecentSignIn } from '../session/recentSignIn/recentSignIn.ts'
import { deleteAccountDocuments, deleteDocuments, deleteFiles } from './deleteCollections.ts'
import { deletionRequest, type Deletion, type DeletionOptions } from './deletionRequests.ts'
import { idsOnServer } from './idsOnServer.ts'

/**
 * Freezes a person's data on the server before its deletion: nothing can be added, changed, or
 * deleted. Safe to repeat.
 *
 * @returns the deletion flag, which may already be final.
 * @throws `auth/requires-recent-login` if the person has to confirm their identity first.
 */
export function beginDeletion(account: AccountAuth): Promise<DeletionFlag> {
  return retryIfRecent(account, () => deletionRequest({ account }, () => setDeletionFlag(account)))
}

/** Like `retryWithNewToken`, if the sign-in is recent enough. The old token may not show the latest one. */
function retryIfRecent<Result>(
  account: AccountAuth,
  request: () => Promise<Result>,
): Promise<Result> {
  return retryWithNewToken(account, request, (user) =>
    requireRecentSignIn(user, maxSignInAge.deletion),
  )
}

/** True if the server has no documents, file records, bytes, or objects of this person left. */
async function isEmpty(deletion: Deletion): Promise<boolean> {
  const { account } = deletion
  const first = [
    ...[...__PRODUCT_DOCUMENTS__.collections, 'files'].map((name) => idsOnServer(account, name, 1)),
    listBytes(account, 1),
    listFolders(account, 1),
  ]
  for (const pages of first) {
    const page = await deletionRequest<IteratorResult<readonly unknown[], void>>(deletion, () =>
      pages.next(),
    )
    if (!page.done && page.value.length > 0) return false
  }
  return true
}

/**
 * Makes the deletion final, and reads the flag back: nothing may be deleted before.
 *
 * @throws as `deletionRequest` does; `gatehouse/deletion-canceled` if the deletion was canceled elsewhere;
 *   `auth/requires-recent-login` if the person has to confirm their identity first.
 */
async function finalize(deletion: Deletion): Promise<void> {
  const { account } = deletion
  await retryIfRecent(account, () =>
    deletionRequest(deletion, () => makeDeletionFlagFinal(account)),
  )
  if ((await deletionRequest(deletion, () => readDeletionFlag(account))) !== 'final')
    throw canceledElsewhere()
}

/** How often everything is deleted before this gives up, because other data has appeared each time. */
const maxRounds = 3

/**
 * Permanently deletes a person's data on the server after `beginDeletion`, and verifies it. Only the
 * flag stays, as a record. Interrupted and run again, here or elsewhere, it continues.
 *
 * @throws `gatehouse/deletion-canceled` if the deletion was canceled elsewhere.
 */
export async function deleteUserData(
  account: AccountAuth,
  options: DeletionOptions,
): Promise<void> {
  const deletion: Deletion = { ...options, account }
  const { onProgress, onStep } = deletion
  onProgress({ step: 'locking', done: 0, total: null })
  await finalize(deletion)
  onStep?.('locking')
  for (let round = 1; round <= maxRounds; round += 1) {
    await deleteFiles(deletion)
    onStep?.('files')
    await deleteDocuments(deletion)
    onStep?.('documents')
    onProgress({ step: 'verifying', done: 0, total: null })
    if (!(await isEmpty(deletion))) continue
    onStep?.('verifying')
    if (!(await deleteAccountDocuments(deletion)) || !(await isEmpty(deletion))) continue
    await deletionRequest(deletion, () => expireDeletionFlag(account))
    onStep?.('accountDocuments')
    return
  }
  throw codedError('internal', 'New data appeared after every attempt.')
}
