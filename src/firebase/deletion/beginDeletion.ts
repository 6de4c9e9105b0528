import { maxSignInAge, requireRecentSignIn } from '../session/identity/recentSignIn.ts'
import { isRejected } from '../data/runTransaction.ts'
import type { AccountRef } from '../data/accountRef.ts'
import { setDeletionFlag, type DeletionFlag, removeDeletionFlag } from './deletionFlag.ts'
import { callWithTimeout } from './deletionRequests.ts'

/**
 * Freezes a person's data on the server before its deletion: nothing can be added, changed, or
 * deleted. If the rules refuse, it tries once more with a new token, because the old one may not
 * reflect the latest sign-in. Safe to repeat.
 *
 * @returns the deletion flag, which may already be final.
 * @throws the SDK's error; `auth/requires-recent-login` if the person has to confirm their identity
 *   first.
 */
export async function beginDeletion(account: AccountRef): Promise<DeletionFlag> {
  const begin = () => callWithTimeout(account, () => setDeletionFlag(account))
  try {
    return await begin()
  } catch (error) {
    if (!isRejected(error)) throw error
  }
  const { currentUser } = account.auth
  if (currentUser) await requireRecentSignIn(currentUser, maxSignInAge.deletion)
  return begin()
}

/**
 * Cancels a deletion unless it is final, so that the data can be changed again. Safe to repeat.
 *
 * @returns the deletion flag: a final one stays.
 * @throws as `callWithTimeout` does.
 */
export function cancelDeletionOf(account: AccountRef): Promise<DeletionFlag> {
  return callWithTimeout(account, () => removeDeletionFlag(account))
}
