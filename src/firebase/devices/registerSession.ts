import { deleteField } from 'firebase/firestore'
import { leastRecentlySeen, maxSessions } from '../../domain/session/deviceSession.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import type { RegisterSession } from '../../machines/devices/deviceSessionMachine.ts'
import {
  forgetRegistered,
  recordRegistered,
  registeredSession,
  type RegisteredSession,
} from '../../storage/devices/registeredSession.ts'
import { withLock } from '../../storage/locks/locks.ts'
import { recordPendingProof } from '../../storage/security/emailProof.ts'
import { ownSession, sessionsIn, sessionsRef, authTimeOf } from '../documents/accountDocuments.ts'
import { isDenied, runTransaction, runTransactionOnce } from '../documents/runTransaction.ts'
import { accountAuth, type AccountAuth } from '../sdk/accountAuth.ts'
import { isOnline } from '../sdk/connection.ts'
import { toPort } from '../sdk/toPort.ts'
import { endEarlierAccess } from '../session/end/endEarlierAccess.ts'
import { takePasswordReset } from '../session/end/newPassword.ts'

const hour = 3_600_000
const registrationTimeout = 30_000

/**
 * Puts this device on the list of signed-in devices, once an hour at most, when the page is visible and online. It
 * costs one write, and no read unless the list is full.
 */
export const registerSession: RegisterSession = (port) => whenVisible(() => void register(port))

/** Sign-ins that this tab removed from the list. A late registration must not add them again. */
const unregistered = new Set<number>()

const listLock = 'gatehouse-device-list'

const register: RegisterSession = toPort(({ uid }: { uid: string }) =>
  withLock(listLock, () => registerIfDue(uid)),
)

async function registerIfDue(uid: string) {
  const account = accountAuth(uid)
  const authTime = await authTimeOf(account)
  const last = registeredSession(uid)
  const isNew = last?.authTime !== authTime
  if (!unregistered.has(authTime)) await endEarlierAccessIfDue(account, isNew)
  // It may have left meanwhile.
  if (unregistered.has(authTime)) return { type: 'session.registered' as const, dueIn: hour }
  const age = isNew ? hour : Math.abs(Date.now() - last.registeredAt)
  if (age < hour) return { type: 'session.registered' as const, dueIn: hour - age }
  await withTimeout(registrationTimeout, updateEntry(account, authTime, last))
  // Last, so that everything before is repeated if the page closes early.
  recordRegistered({ uid, authTime, registeredAt: Date.now() })
  return { type: 'session.registered' as const, dueIn: hour }
}

/**
 * Ends older sessions if this sign-in is the first after a reset, or the first that proves the address. Until that is
 * done, or the address is verified, every registration tries it.
 */
async function endEarlierAccessIfDue({ uid, auth }: AccountAuth, isNew: boolean): Promise<void> {
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
  account: AccountAuth,
  authTime: number,
  last: RegisteredSession | null,
): Promise<void> {
  const before = last && last.authTime !== authTime ? { [last.authTime]: deleteField() } : {}
  const seen = { ...before, [authTime]: ownSession() }
  try {
    await merge(account, seen)
  } catch (error) {
    if (!isDenied(error)) throw error
    await addSession(account, authTime)
  }
}

/** Adds this session. If the list is full, it replaces the session that was seen longest ago. */
async function addSession(account: AccountAuth, authTime: number): Promise<void> {
  const list = sessionsRef(account)
  await runTransaction(account, async (transaction) => {
    const known = sessionsIn(await transaction.get(list))
    const others = known.filter((one) => one.authTime !== authTime)
    const dropped = others.length < maxSessions ? undefined : leastRecentlySeen(others)
    const removal = dropped ? { [dropped.authTime]: deleteField() } : {}
    transaction.set(list, { ...removal, [authTime]: ownSession() }, { merge: true })
  })
}

/**
 * Removes this device from the list before sign-out, once no page is registering it anymore. On a
 * shared computer, only its own tab has a record of the registration.
 *
 * @throws `permission-denied` if this device wasn't listed.
 */
export async function unregisterSession(uid: string): Promise<void> {
  const account = accountAuth(uid)
  const authTime = await authTimeOf(account)
  unregistered.add(authTime)
  await withLock(listLock, async () => {
    const last = registeredSession(uid)
    forgetRegistered()
    const signIns = [authTime, ...(last ? [last.authTime] : [])]
    await merge(account, Object.fromEntries(signIns.map((each) => [each, deleteField()])))
  })
}

/** Writes without a read. The SDK's other writes wait forever for a network, and add to the bundle. */
function merge(account: AccountAuth, entries: object): Promise<void> {
  return runTransactionOnce(account, async (transaction) => {
    transaction.set(sessionsRef(account), entries, { merge: true })
  })
}
