import { deleteField } from 'firebase/firestore'
import { withLock } from '../../device/locks.ts'
import { withTimeout } from '../../device/withTimeout.ts'
import { leastRecentlySeen, sessionLimit } from '../../domain/deviceSession.ts'
import type { ReportSession } from '../../machines/deviceSessionMachine.ts'
import {
  forgetReported,
  recordReported,
  reportedSession,
  type ReportedSession,
} from '../../stores/reportedSessionStore.ts'
import { takeReset } from '../../stores/passwordResetStore.ts'
import { attempt } from '../attempt.ts'
import { recordActivity } from '../reportChange.ts'
import { serverTime } from '../serverTime.ts'
import { isRefused, transactIn } from '../userData/transact.ts'
import { transactOnce } from '../userData/transactOnce.ts'
import { userDataOf, type UserData } from '../userData/userData.ts'
import { ownSession, sessionsIn, sessionsRef, signInOf } from './accessDocuments.ts'
import { prepareEntry } from './activityRing.ts'
import { isOnline } from '../requireOnline.ts'

const hour = 3_600_000
const reportTimeout = 30_000

/**
 * Reports this device as signed in, once an hour at most, when the page is visible and online. It
 * costs one write and no read, except after a sign-in, when it also reads and extends the activity.
 */
export const reportSession: ReportSession = (scope) => whenVisible(() => void report(scope))

/** Sign-ins that this page removed from the list. A late report must not add them again. */
const unlisted = new Set<number>()

const listLock = 'gatehouse-device-list'

const report: ReportSession = attempt(({ uid }: { uid: string }) =>
  withLock(listLock, () => reportIfDue(uid)),
)

async function reportIfDue(uid: string) {
  const userData = userDataOf(uid)
  const signIn = await signInOf(userData)
  if (unlisted.has(signIn)) return { type: 'session.reported' as const, dueIn: hour }
  const last = reportedSession(uid)
  const age = last?.signIn === signIn ? Math.abs(Date.now() - last.at) : hour
  if (age < hour) return { type: 'session.reported' as const, dueIn: hour - age }
  const isNew = !last && !(await isOld(signIn))
  const writing = isNew ? addSession(userData, signIn, isNew) : updateEntry(userData, signIn, last)
  await withTimeout(reportTimeout, writing)
  recordReported({ uid, signIn, at: Date.now() })
  if (takeReset(userData.session.currentUser?.email ?? null)) await recordActivity('passwordReset')
  return { type: 'session.reported' as const, dueIn: hour }
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

async function isOld(signIn: number): Promise<boolean> {
  return (await serverTime()) - signIn * 1000 > hour
}

async function updateEntry(
  userData: UserData,
  signIn: number,
  last: ReportedSession | null,
): Promise<void> {
  const before = last && last.signIn !== signIn ? { [last.signIn]: deleteField() } : {}
  const seen = { ...before, [signIn]: ownSession() }
  try {
    await merge(userData, seen)
  } catch (error) {
    if (!isRefused(error)) throw error
    await addSession(userData, signIn, false)
  }
}

/** Adds this session. If the list is full, it replaces the session that was seen longest ago. */
async function addSession(userData: UserData, signIn: number, isNew: boolean): Promise<void> {
  const list = sessionsRef(userData)
  const { claims } = (await userData.session.currentUser?.getIdTokenResult()) ?? {}
  await transactIn(userData, async (transaction) => {
    const known = sessionsIn(await transaction.get(list))
    const others = known.filter((one) => one.signIn !== signIn)
    const dropped = others.length < sessionLimit ? undefined : leastRecentlySeen(others)
    // A browser without storage reports the same sign-in on every page.
    const isListed = others.length < known.length
    const write = isNew && !isListed ? await prepareEntry(transaction, userData) : null
    const removal = dropped ? { [dropped.signIn]: deleteField() } : {}
    transaction.set(list, { ...removal, [signIn]: ownSession() }, { merge: true })
    write?.('signedIn', claims?.firebase?.sign_in_provider)
  })
}

/**
 * Removes this device from the list before sign-out, once no page is reporting it anymore. On a
 * shared computer, only its own tab has a record of the report.
 *
 * @throws the SDK's error; `permission-denied` if this device wasn't listed.
 */
export async function unlistSession(uid: string): Promise<void> {
  const userData = userDataOf(uid)
  const signIn = await signInOf(userData)
  unlisted.add(signIn)
  await withLock(listLock, async () => {
    const last = reportedSession(uid)
    forgetReported()
    const signIns = [signIn, ...(last ? [last.signIn] : [])]
    await merge(userData, Object.fromEntries(signIns.map((each) => [each, deleteField()])))
  })
}

/**
 * Writes without a read. The SDK's other writes wait forever for a network, and add to the bundle.
 */
function merge(userData: UserData, entries: object): Promise<void> {
  return transactOnce(userData, async (transaction) => {
    transaction.set(sessionsRef(userData), entries, { merge: true })
  })
}
