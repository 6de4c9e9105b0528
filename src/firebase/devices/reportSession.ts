import { deleteField } from 'firebase/firestore'
import { withLock } from '../../storage/locks.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import { leastRecentlySeen, sessionLimit } from '../../domain/session/deviceSession.ts'
import type { ReportSession } from '../../machines/session/deviceSessionMachine.ts'
import {
  forgetReported,
  recordReported,
  reportedSession,
  type ReportedSession,
} from '../../storage/reportedSession.ts'
import { recordPendingProof } from '../../storage/pendingProof.ts'
import { toPort } from '../sdk/toPort.ts'
import { isRejected, runTransactionFor } from '../data/runTransaction.ts'
import { runTransactionOnce } from '../data/runTransactionOnce.ts'
import { accountRef, type AccountRef } from '../data/accountRef.ts'
import { ownSession, sessionsIn, sessionsRef, signedInAtOf } from '../data/accountDocuments.ts'
import { endEarlierAccess } from '../security/endEarlierAccess.ts'
import { takePasswordReset } from '../session/signOutOlderSessions.ts'
import { isOnline } from '../sdk/connection.ts'

const hour = 3_600_000
const reportTimeout = 30_000

/**
 * Reports this device as signed in, once an hour at most, when the page is visible and online. It
 * costs one write, and no read unless the list is full.
 */
export const reportSession: ReportSession = (scope) => whenVisible(() => void report(scope))

/** Sign-ins that this page removed from the list. A late report must not add them again. */
const unlisted = new Set<number>()

const listLock = 'gatehouse-device-list'

const report: ReportSession = toPort(({ uid }: { uid: string }) =>
  withLock(listLock, () => reportIfDue(uid)),
)

async function reportIfDue(uid: string) {
  const account = accountRef(uid)
  const signedInAt = await signedInAtOf(account)
  const last = reportedSession(uid)
  const isNew = last?.signedInAt !== signedInAt
  if (!unlisted.has(signedInAt)) await settle(account, isNew)
  // It may have left meanwhile.
  if (unlisted.has(signedInAt)) return { type: 'session.reported' as const, dueIn: hour }
  const age = isNew ? hour : Math.abs(Date.now() - last.reportedAt)
  if (age < hour) return { type: 'session.reported' as const, dueIn: hour - age }
  await withTimeout(reportTimeout, updateEntry(account, signedInAt, last))
  // Last, so that everything before is repeated if the page closes early.
  recordReported({ uid, signedInAt, reportedAt: Date.now() })
  return { type: 'session.reported' as const, dueIn: hour }
}

/**
 * Ends older sessions if this sign-in is the first after a reset, or the first that proves the address. Until that is
 * done, or the address is verified, every report tries it.
 */
async function settle({ uid, auth }: AccountRef, isNew: boolean): Promise<void> {
  const email = auth.currentUser?.email ?? null
  if (isNew && takePasswordReset(email)) recordPendingProof(uid, 'reset', email)
  await endEarlierAccess()
}

/** Runs once, as soon as the page is visible and online. Returns a function that cancels it. */
function whenVisible(run: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const check = async () => {
    const isReady = document.visibilityState === 'visible' && (await isOnline())
    if (signal.aborted || !isReady) return
    controller.abort()
    run()
  }
  const checkAgain = () => void check()
  document.addEventListener('visibilitychange', checkAgain, { signal })
  addEventListener('online', checkAgain, { signal })
  void check()
  return () => controller.abort()
}

async function updateEntry(
  account: AccountRef,
  signedInAt: number,
  last: ReportedSession | null,
): Promise<void> {
  const before = last && last.signedInAt !== signedInAt ? { [last.signedInAt]: deleteField() } : {}
  const seen = { ...before, [signedInAt]: ownSession() }
  try {
    await merge(account, seen)
  } catch (error) {
    if (!isRejected(error)) throw error
    await addSession(account, signedInAt)
  }
}

/** Adds this session. If the list is full, it replaces the session that was seen longest ago. */
async function addSession(account: AccountRef, signedInAt: number): Promise<void> {
  const list = sessionsRef(account)
  await runTransactionFor(account, async (transaction) => {
    const known = sessionsIn(await transaction.get(list))
    const others = known.filter((one) => one.signedInAt !== signedInAt)
    const dropped = others.length < sessionLimit ? undefined : leastRecentlySeen(others)
    const removal = dropped ? { [dropped.signedInAt]: deleteField() } : {}
    transaction.set(list, { ...removal, [signedInAt]: ownSession() }, { merge: true })
  })
}

/**
 * Removes this device from the list before sign-out, once no page is reporting it anymore. On a
 * shared computer, only its own tab has a record of the report.
 *
 * @throws the SDK's error; `permission-denied` if this device wasn't listed.
 */
export async function unlistSession(uid: string): Promise<void> {
  const account = accountRef(uid)
  const signedInAt = await signedInAtOf(account)
  unlisted.add(signedInAt)
  await withLock(listLock, async () => {
    const last = reportedSession(uid)
    forgetReported()
    const signIns = [signedInAt, ...(last ? [last.signedInAt] : [])]
    await merge(account, Object.fromEntries(signIns.map((each) => [each, deleteField()])))
  })
}

/**
 * Writes without a read. The SDK's other writes wait forever for a network, and add to the bundle.
 */
function merge(account: AccountRef, entries: object): Promise<void> {
  return runTransactionOnce(account, async (transaction) => {
    transaction.set(sessionsRef(account), entries, { merge: true })
  })
}
