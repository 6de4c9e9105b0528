import { codedError } from '../../domain/errorCode.ts'
import { listBytes } from '../data/files/fileBytes.ts'
import { idsOnServer } from './idsOnServer.ts'
import { requestUnlessAborted, type Wipe, type WipeOptions } from './wipeRequests.ts'
import { canceledElsewhere, expireDeletionFlag, makeDeletionFlagFinal, readDeletionFlag } from './deletionFlag.ts'
import { wipeCounters, wipeDocuments, wipeFiles } from './wipeCollections.ts'
import type { AccountRef } from '../data/accountRef.ts'

import { maxSignInAge, requireRecentSignIn } from '../session/recentSignIn.ts'
import { isRejected } from '../data/runTransaction.ts'

/**
 * True if the server has no documents, file records, or bytes of this person left.
 *
 * @throws as `requestUnlessAborted` does.
 */
async function isEmpty(wipe: Wipe): Promise<boolean> {
  const { account } = wipe
  const first = [
    ...[...__PRODUCT_DOCUMENTS__.collections, 'files'].map((name) => idsOnServer(account, name, 1)),
    listBytes(account, 1),
  ]
  for (const pages of first) {
    const page = await requestUnlessAborted<IteratorResult<readonly unknown[], void>>(wipe, () =>
      pages.next(),
    )
    if (!page.done && page.value.length > 0) return false
  }
  return true
}

/**
 * Makes the deletion final, and reads the flag back: nothing may be deleted before.
 *
 * @throws as `requestUnlessAborted` does; `gatehouse/called-off` if the deletion was canceled elsewhere;
 *   `auth/requires-recent-login` if the person has to confirm their identity first.
 */
async function finalize(wipe: Wipe): Promise<void> {
  const { account } = wipe
  const mark = () => requestUnlessAborted(wipe, () => makeDeletionFlagFinal(account))
  try {
    await mark()
  } catch (error) {
    const { currentUser } = account.auth
    if (!isRejected(error) || !currentUser) throw error
    await requireRecentSignIn(currentUser, maxSignInAge.deletion)
    await mark()
  }
  if ((await requestUnlessAborted(wipe, () => readDeletionFlag(account))) !== 'final')
    throw canceledElsewhere()
}

/** How often data that appeared in the meantime is deleted again before this gives up. */
const maxRounds = 3

/**
 * Permanently deletes a person's data on the server after `beginWipe`, and verifies it. Only the
 * flag stays, as a record. Interrupted and run again, here or elsewhere, it continues.
 *
 * @throws the SDK's error; `gatehouse/called-off` if the deletion was canceled elsewhere; the
 *   signal's reason when it aborts.
 */
export async function wipeUserData(account: AccountRef, options: WipeOptions): Promise<void> {
  const wipe: Wipe = { ...options, account }
  const { onProgress, onStep } = wipe
  onProgress({ step: 'marking', done: 0, total: null })
  await finalize(wipe)
  onStep?.('marking')
  for (let round = 1; round <= maxRounds; round += 1) {
    await wipeFiles(wipe)
    onStep?.('files')
    await wipeDocuments(wipe)
    onStep?.('documents')
    onProgress({ step: 'verifying', done: 0, total: null })
    if (!(await isEmpty(wipe))) continue
    onStep?.('verifying')
    if (!(await wipeCounters(wipe)) || !(await isEmpty(wipe))) continue
    await requestUnlessAborted(wipe, () => expireDeletionFlag(account))
    onStep?.('counters')
    return
  }
  throw codedError('internal', 'New data appeared after every attempt.')
}
