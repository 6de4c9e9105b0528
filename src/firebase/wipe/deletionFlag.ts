import type { FirebaseError } from 'firebase/app'
import {
  doc,
  getDocFromServer,
  serverTimestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Timestamp,
  type Transaction,
  onSnapshot,
} from 'firebase/firestore'
import { within } from '../../device/within.ts'
import { firestore } from '../firestore.ts'
import { isRefused, transactIn } from '../userData/transact.ts'
import type { UserData } from '../userData/userData.ts'

/** How long the server may take to say that an account is gone, in milliseconds. */
const patience = 5_000

/** How far a deletion is: `final` is after the last moment at which the account can be kept. */
export type DeletionFlag = 'none' | 'begun' | 'final'

/** `past`: it is of an account that had this uid before, and may not go yet. */
export type SettledFlag = DeletionFlag | 'past'

/** Where it stands on the server that everything of a person is being deleted. */
export function flagOf({ uid, session }: UserData): DocumentReference {
  return doc(firestore(session), 'users', uid)
}

function toFlag(snapshot: DocumentSnapshot): DeletionFlag {
  const data = snapshot.data() as { isFinal?: boolean } | undefined
  if (!data) return 'none'
  return data.isFinal ? 'final' : 'begun'
}

/**
 * Sets the deletion flag on the server; from then on nothing of this person can be added or
 * changed. Safe to repeat.
 *
 * @throws the SDK’s error; `permission-denied` if the last sign-in is too long ago.
 */
export function setFlag(userData: UserData): Promise<DeletionFlag> {
  return changeFlag(userData, (flag, transaction) => {
    if (flag !== 'none') return flag
    transaction.set(flagOf(userData), { deletingSince: serverTimestamp(), isFinal: false })
    return 'begun'
  })
}

/**
 * How far it is on the server this moment; what the SDK watches meanwhile may be a step behind.
 *
 * @throws the SDK's error.
 */
export function readFlag(userData: UserData): Promise<DeletionFlag> {
  return changeFlag(userData, (flag) => flag)
}

/** Whether an account was deleted for good, on whatever device; false where that cannot be found out now. */
export async function isDeletedForGood(uid: string): Promise<boolean> {
  try {
    const asking = getDocFromServer(doc(firestore(), 'users', uid))
    return toFlag(await within(patience, asking)) === 'final'
  } catch {
    // Nobody else may read the flag of an account that still exists, or may still be kept.
    return false
  }
}

/**
 * Makes the deletion final. Safe to repeat.
 *
 * @throws the SDK’s error; `gatehouse/called-off` if there is no flag.
 */
export function makeFlagFinal(userData: UserData): Promise<DeletionFlag> {
  return changeFlag(userData, (flag, transaction) => {
    if (flag === 'none') throw calledOff()
    if (flag === 'begun') {
      transaction.update(flagOf(userData), { isFinal: true, deletingSince: serverTimestamp() })
    }
    return 'final'
  })
}

/**
 * Removes a final flag that is older than the account: a custom token has brought somebody back
 * under a uid that was deleted. The rules allow it once the tokens of that time have expired, for
 * whoever has signed in since. Safe to repeat.
 *
 * @throws the SDK’s error.
 */
export async function settleFlag(userData: UserData): Promise<SettledFlag> {
  try {
    return await transactIn(userData, async (transaction) => {
      const snapshot = await transaction.get(flagOf(userData))
      if (toFlag(snapshot) !== 'final' || !isOfAnother(userData, snapshot)) return toFlag(snapshot)
      transaction.delete(flagOf(userData))
      return 'none'
    })
  } catch (error) {
    if (isRefused(error)) return 'past'
    throw error
  }
}

function isOfAnother({ session }: UserData, snapshot: DocumentSnapshot): boolean {
  const { deletingSince } = snapshot.data() as { deletingSince: Timestamp }
  const createdAt = Date.parse(session.currentUser?.metadata.creationTime ?? '')
  return createdAt > deletingSince.toMillis()
}

/**
 * Removes the flag, which cancels the deletion. Safe to repeat.
 *
 * @returns what is there afterwards: a final flag stays.
 * @throws the SDK’s error.
 */
export function removeFlag(userData: UserData): Promise<DeletionFlag> {
  return changeFlag(userData, (flag, transaction) => {
    if (flag !== 'begun') return flag
    transaction.delete(flagOf(userData))
    return 'none'
  })
}

/** What the work stops with when the person has decided elsewhere to keep the account. */
export function calledOff(): Error {
  const error: Partial<FirebaseError> = new Error('The person keeps the account.')
  return Object.assign(error as Error, { code: 'gatehouse/called-off' })
}

function changeFlag(
  userData: UserData,
  change: (flag: DeletionFlag, transaction: Transaction) => DeletionFlag,
): Promise<DeletionFlag> {
  return transactIn(userData, async (transaction) =>
    change(toFlag(await transaction.get(flagOf(userData))), transaction),
  )
}

/** After the server has refused to be watched. */
const retryWait = 5_000

/**
 * Reports how far a person’s deletion is, at once and after every change; a final flag of an
 * account that had this uid before is removed if possible.
 *
 * @returns the function that stops it.
 */
export function followFlag(userData: UserData, report: (flag: SettledFlag) => void): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  const settle = async () => {
    const flag = await settleFlag(userData).catch(() => 'final' as const)
    if (!isOver) report(flag)
  }
  const follow = () => {
    stop = onSnapshot(
      flagOf(userData),
      (snapshot) => {
        const flag = toFlag(snapshot)
        if (flag === 'final') void settle()
        else if (snapshot.exists() || !snapshot.metadata.fromCache) report(flag)
      },
      () => {
        const waiting = setTimeout(follow, retryWait)
        stop = () => clearTimeout(waiting)
      },
    )
  }
  follow()
  return () => {
    isOver = true
    stop?.()
  }
}
