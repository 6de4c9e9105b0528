import { getDocFromServer, type DocumentSnapshot } from 'firebase/firestore'
import { withServerTimeout } from '#src/firebase/sdk/withServerTimeout.ts'
import { fileQuotaFor, fits } from '#src/domain/data/fileLimits.ts'
import { noteLimitFor } from '../../domain/note.ts'
import type { NewFile } from '#src/domain/data/storedFile.ts'
import { fileUsageRef, usageIn } from '#src/firebase/data/files/fileDocument.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { countIn, usageRef } from '../notes/noteDocument.ts'
import { retryWithNewToken } from '#src/firebase/data/runTransaction.ts'
import { signedInUser, type AccountSession } from '#src/firebase/data/accountSession.ts'

const timeout = 20_000

/**
 * Like `retryWithNewToken`, with a time limit for each call.
 *
 * @throws the SDK's error; `deadline-exceeded` if there is no response.
 */
export function retryRefused<Result>(
  account: AccountSession,
  call: () => Promise<Result>,
): Promise<Result> {
  return retryWithNewToken(account, () => withServerTimeout(timeout, call()))
}

/** Whether the account has reached its note limit. */
export async function isFullOfNotes(account: AccountSession): Promise<boolean> {
  const { uid, auth } = account
  const usage = await getDocFromServer(usageRef(uid, firestore(auth)))
  return countIn(usage) >= noteLimitFor(signedInUser(account))
}

/** Whether this file exceeds the account's quota. */
export async function isFullForFile(account: AccountSession, { size }: NewFile): Promise<boolean> {
  const { uid, auth } = account
  const usage: DocumentSnapshot = await getDocFromServer(fileUsageRef(uid, firestore(auth)))
  return !fits(usageIn(usage), fileQuotaFor(signedInUser(account)), size)
}
