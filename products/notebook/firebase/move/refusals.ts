import { getDocFromServer, type DocumentSnapshot } from 'firebase/firestore'
import { withServerTimeout } from '#src/firebase/sdk/withServerTimeout.ts'
import { fileAllowanceFor, fits } from '#src/domain/data/fileLimits.ts'
import { noteLimitFor } from '../../domain/note.ts'
import type { NewFile } from '#src/domain/data/storedFile.ts'
import { fileUsageRef, usageIn } from '#src/firebase/data/files/fileDocument.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { countIn, usageRef } from '../notes/noteDocument.ts'
import { isRejected } from '#src/firebase/data/transact.ts'
import { ownerOf, type UserData } from '#src/firebase/data/userData.ts'

const timeout = 20_000

/**
 * Calls the server, and again with a new token if the rules refuse: an old token may have outdated claims.
 *
 * @throws the SDK's error; `deadline-exceeded` if there is no response.
 */
export async function retryRefused<Result>(
  { session }: UserData,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await withServerTimeout(timeout, call())
  } catch (error) {
    if (!isRejected(error)) throw error
  }
  await session.currentUser?.getIdToken(true)
  return withServerTimeout(timeout, call())
}

/** Whether the account has reached its note limit. */
export async function isFullOfNotes(userData: UserData): Promise<boolean> {
  const { uid, session } = userData
  const usage = await getDocFromServer(usageRef(uid, firestore(session)))
  return countIn(usage) >= noteLimitFor(ownerOf(userData))
}

/** Whether this file exceeds the account's quota. */
export async function isFullForFile(userData: UserData, { size }: NewFile): Promise<boolean> {
  const { uid, session } = userData
  const usage: DocumentSnapshot = await getDocFromServer(fileUsageRef(uid, firestore(session)))
  return !fits(usageIn(usage), fileAllowanceFor(ownerOf(userData)), size)
}
