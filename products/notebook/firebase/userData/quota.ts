import { getDocFromServer, type DocumentSnapshot } from 'firebase/firestore'
import { fileQuotaFor, fits } from '#src/domain/data/fileLimits.ts'
import type { User } from '#src/domain/session/user.ts'
import { signedInUser, type AccountSession } from '#src/firebase/data/accountSession.ts'
import { fileUsageRef, usageIn } from '#src/firebase/data/files/fileDocument.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { noteLimitFor } from '../../domain/note.ts'
import { countIn, usageRef } from '../notes/noteDocument.ts'

/** @param usage the document of `usageRef`. */
export function reachesNoteLimit(usage: DocumentSnapshot, user: User): boolean {
  return countIn(usage) >= noteLimitFor(user)
}

/**
 * Whether another file of this size is over quota.
 *
 * @param usage the document of `fileUsageRef`.
 */
export function exceedsFileQuota(usage: DocumentSnapshot, user: User, size: number): boolean {
  return !fits(usageIn(usage), fileQuotaFor(user), size)
}

/** @throws the SDK's error. */
export async function isNoteLimitReached(account: AccountSession, user?: User): Promise<boolean> {
  const usage = await getDocFromServer(usageRef(account.uid, firestore(account.auth)))
  return reachesNoteLimit(usage, user ?? signedInUser(account))
}

/**
 * Whether another file of this size is over quota.
 *
 * @throws the SDK's error.
 */
export async function isOverFileQuota(
  account: AccountSession,
  size: number,
  user?: User,
): Promise<boolean> {
  const usage = await getDocFromServer(fileUsageRef(account.uid, firestore(account.auth)))
  return exceedsFileQuota(usage, user ?? signedInUser(account), size)
}
