import {
  deleteField,
  getDocFromServer,
  serverTimestamp,
  Timestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore'
import { codedError } from '../../domain/errorCode.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import { accountAuth, type AccountAuth } from '../sdk/accountAuth.ts'
import { tokenIssuedAt } from '../sdk/currentUser.ts'
import { accountStateRef, watchAccountState } from './accountDocuments.ts'
import { isDenied, runTransaction } from './runTransaction.ts'

const timeoutMs = 5_000

/** How far a deletion is. A `final` one can't be canceled. */
export type DeletionFlag = 'none' | 'begun' | 'final'

/** `stale`: the flag belongs to an earlier account with this uid, and can't be deleted yet. */
type CheckedFlag = DeletionFlag | 'stale'

function toFlag(snapshot: DocumentSnapshot): DeletionFlag {
  const { isFinal } = (snapshot.data() ?? {}) as { isFinal?: boolean }
  if (isFinal === undefined) return 'none'
  return isFinal ? 'final' : 'begun'
}

/** Returns whether the account is being deleted, from the server. Its state also exists for other reasons. */
export async function isBeingDeleted(account: AccountAuth): Promise<boolean> {
  return (await readDeletionFlag(account)) !== 'none'
}

/**
 * Sets the deletion flag on the server. From then on, nothing of this person's can be added or
 * changed. Safe to repeat.
 *
 * @throws `permission-denied` if the last sign-in is too old.
 */
export function setDeletionFlag(account: AccountAuth): Promise<DeletionFlag> {
  return changeFlag(account, (flag, transaction) => {
    if (flag !== 'none') return flag
    const flagged = { deletingSince: serverTimestamp(), isFinal: false }
    transaction.set(accountStateRef(account), flagged, { merge: true })
    return 'begun'
  })
}

/**
 * Returns the current flag from the server. While a listener is open, `getDocFromServer` returns what that one has last
 * reported, without a request.
 */
export function readDeletionFlag(account: AccountAuth): Promise<DeletionFlag> {
  return changeFlag(account, (flag) => flag)
}

/**
 * Returns whether an account was permanently deleted, on any device. False if that can't be
 * determined now.
 */
export async function isPermanentlyDeleted(uid: string): Promise<boolean> {
  try {
    const asking = getDocFromServer(accountStateRef(accountAuth(uid)))
    return toFlag(await withTimeout(timeoutMs, asking)) === 'final'
  } catch {
    // The rules let others read the flag only after all data is deleted.
    return false
  }
}

/**
 * Makes the deletion final. Safe to repeat.
 *
 * @throws `gatehouse/deletion-canceled` if there is no flag.
 */
export function makeDeletionFlagFinal(account: AccountAuth): Promise<DeletionFlag> {
  return changeFlag(account, (flag, transaction) => {
    if (flag === 'none') throw canceledElsewhere()
    if (flag === 'begun') {
      transaction.update(accountStateRef(account), {
        isFinal: true,
        deletingSince: serverTimestamp(),
      })
    }
    return 'final'
  })
}

/**
 * Other devices look for the flag before they delete what they kept for later. The rules require an hour.
 */
const flagLifetimeMs = 30 * 24 * 3_600_000

/**
 * Lets a final flag expire, once everything else is gone. Removes the signed-out sessions and the verified address
 * from its document, which anyone who knows the uid can read from then on, and a TTL policy may delete. Safe
 * to repeat.
 */
export function expireDeletionFlag(account: AccountAuth): Promise<void> {
  return runTransaction(account, async (transaction) => {
    const now = await tokenIssuedAt(account.auth.currentUser ?? undefined)
    transaction.update(accountStateRef(account), {
      expiresAt: Timestamp.fromMillis(now + flagLifetimeMs),
      revokedBefore: deleteField(),
      verified: deleteField(),
    })
  })
}

/**
 * Deletes a final flag that is older than the account, after a custom token has brought back a
 * deleted uid. The rules allow this to anyone who signed in after all tokens of that time had
 * expired. Safe to repeat.
 */
export async function deleteStaleFlag(account: AccountAuth): Promise<CheckedFlag> {
  try {
    return await runTransaction(account, async (transaction) => {
      const snapshot = await transaction.get(accountStateRef(account))
      if (toFlag(snapshot) !== 'final' || !isFromEarlierAccount(account, snapshot))
        return toFlag(snapshot)
      transaction.delete(accountStateRef(account))
      return 'none'
    })
  } catch (error) {
    if (isDenied(error)) return 'stale'
    throw error
  }
}

function isFromEarlierAccount({ auth }: AccountAuth, snapshot: DocumentSnapshot): boolean {
  const { deletingSince } = snapshot.data() as { deletingSince: Timestamp }
  const createdAt = Date.parse(auth.currentUser?.metadata.creationTime ?? '')
  return createdAt > deletingSince.toMillis()
}

/**
 * Deletes the flag, which cancels the deletion. Safe to repeat.
 *
 * @returns the flag afterward: a final one stays.
 */
export function deleteDeletionFlag(account: AccountAuth): Promise<DeletionFlag> {
  return changeFlag(account, (flag, transaction) => {
    if (flag !== 'begun') return flag
    transaction.update(accountStateRef(account), {
      deletingSince: deleteField(),
      isFinal: deleteField(),
    })
    return 'none'
  })
}

export function canceledElsewhere(): Error {
  return codedError('gatehouse/deletion-canceled', 'The deletion was canceled elsewhere.')
}

function changeFlag(
  account: AccountAuth,
  change: (flag: DeletionFlag, transaction: Transaction) => DeletionFlag,
): Promise<DeletionFlag> {
  return runTransaction(account, async (transaction) =>
    change(toFlag(await transaction.get(accountStateRef(account))), transaction),
  )
}

/**
 * Reports the deletion flag at once and after each change. A final flag of an earlier account with
 * this uid is deleted if possible.
 */
export function watchDeletionFlagOf(
  account: AccountAuth,
  report: (flag: CheckedFlag) => void,
): () => void {
  let isOver = false
  const deleteIfStale = async () => {
    const flag = await deleteStaleFlag(account).catch(() => 'final' as const)
    if (!isOver) report(flag)
  }
  const stop = watchAccountState(account, (state) => {
    const flag = toFlag(state)
    if (flag === 'final') void deleteIfStale()
    else if (flag !== 'none' || !state.metadata.fromCache) report(flag)
  })
  return () => {
    isOver = true
    stop()
  }
}
