import { getDocFromServer } from 'firebase/firestore'
import { fileQuotaFor, isWithinQuota } from '#src/domain/files/fileQuota.ts'
import { fileUsageRef, usageIn } from '#src/firebase/documents/files/fileDocument.ts'
import { signedInUser, type AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { noteLimitFor } from '../../domain/note.ts'
import { countIn, usageRef } from './noteDocument.ts'

/** @throws the SDK's error. */
export async function isNoteLimitReached(account: AccountAuth): Promise<boolean> {
  const usage = await getDocFromServer(usageRef(account.uid, firestore(account.auth)))
  return countIn(usage) >= noteLimitFor(signedInUser(account))
}

/**
 * Whether another file of this size is over quota.
 *
 * @throws the SDK's error.
 */
export async function isOverFileQuota(account: AccountAuth, size: number): Promise<boolean> {
  const usage = await getDocFromServer(fileUsageRef(account))
  return !isWithinQuota(usageIn(usage), fileQuotaFor(signedInUser(account)), size)
}
