import { onIdTokenChanged, type User as FirebaseUser } from 'firebase/auth'
import { mayBeDeleted, type SessionEndReason } from '../../domain/session/sessionEndReason.ts'
import { journalName } from '../../domain/session/storageKeys.ts'
import type { DiskProblem } from '../../domain/session/storageProblem.ts'
import type { SessionEvent, WatchSession } from '../../machines/authMachine.ts'
import { canPersistSession } from '../../storage/session/canPersistSession.ts'
import { wasGuest } from '../../storage/session/signedInHint.ts'
import { auth } from '../sdk/app.ts'
import { forgetErrors } from '../sdk/lastErrors.ts'
import { sessionEndRequest, sessionWriteFailure, type SessionEndRequest } from '../sdk/signals.ts'
import { failureEvent } from '../sdk/toPort.ts'
import { toUser } from '../sdk/toUser.ts'
import { endSessionHere, followOtherTabsSignOut } from './end/endSession.ts'

/** Reports who is signed in, at once and after each change in this or another tab. */
export const watchSession: WatchSession = ({ sendBack }) => {
  /** As last reported by the SDK; `undefined` until its first report. */
  let lastUser: FirebaseUser | null | undefined
  /** `null` if the person ends the session. */
  let lastEnd: SessionEndRequest | null = null
  const reportFound = async (user: FirebaseUser) => {
    // Before this person is reported, other people's data is removed from this device. What fails, even loading the
    // code for it, is tried again at the next start.
    const module = await loadCleanUp()
    await module?.cleanUpDevice()
    if (auth().currentUser === user) sendBack({ type: 'session.found', user: toUser(user) })
  }
  const reportMissing = async () => {
    const isGuest = lastUser?.isAnonymous ?? wasGuest()
    const uid = lastUser?.uid ?? lastEnd?.uid ?? undefined
    const endReason = lastEnd?.reason ?? null
    lastUser = null
    lastEnd = null
    forgetErrors()
    // Report first, so that the page closes and saves what was typed before the device is cleaned
    // up.
    sendBack(endEvent(endReason, isGuest))
    const isDeleted = await cleanUpAfterEnd(endReason, uid)
    if (isDeleted && mayBeDeleted(endReason) && !auth().currentUser)
      sendBack(endEvent('deletedElsewhere', isGuest))
  }
  const signOuts = followOtherTabsSignOut()
  const report = async (user: FirebaseUser | null) => {
    const signedOut = signOuts.takeSignedOutAtStart()
    if (!user) return reportMissing()
    lastUser = user
    if (lastEnd?.uid !== user.uid) lastEnd = null
    return signedOut.includes(user.uid) ? endSessionHere() : reportFound(user)
  }
  const fail = async (error: unknown) => sendBack(await failureEvent(error))
  const unwatch = [
    signOuts.stop,
    watchStorage((reason) =>
      sendBack(reason ? { type: 'session.notPersisted', reason } : { type: 'session.persisted' }),
    ),
    sessionEndRequest.subscribe((end) => {
      const { currentUser } = auth()
      const isStarting = lastUser === undefined
      if (currentUser ? currentUser.uid !== end.uid : !isStarting) return
      lastEnd = end
      // The SDK may keep a person signed in after Firebase has refused their renewal for good.
      if (currentUser) void endSessionHere()
    }),
    onIdTokenChanged(
      auth(),
      (user) => void report(user),
      (error) => void fail(error),
    ),
  ]
  return () => unwatch.forEach((stop) => stop())
}

/** Reports why this browser won't remember the session, and `null` once it will. */
function watchStorage(report: (reason: DiskProblem | null) => void): () => void {
  const reportIfBlocked = async () => {
    if (!(await canPersistSession())) report('blocked')
  }
  void reportIfBlocked()
  return sessionWriteFailure.subscribe(report)
}

function endEvent(endReason: SessionEndReason | null, isGuest: boolean): SessionEvent {
  if (!endReason) return { type: 'session.missing' }
  const isGuestDeleted = endReason === 'deletedElsewhere' && isGuest
  return { type: 'session.ended', endReason: isGuestDeleted ? 'guestDeleted' : endReason }
}

/** Returns whether the account no longer exists. */
async function cleanUpAfterEnd(
  endReason: SessionEndReason | null,
  uid: string | undefined,
): Promise<boolean> {
  if (!uid && !(await hasJournal())) return false
  const module = await loadCleanUp()
  return (await module?.cleanUpAfterSessionEnd(endReason, uid)) ?? false
}

function loadCleanUp() {
  return import('./end/cleanUpDevice.ts').catch(() => null)
}

/** Spares first-time visitors the cleanup code. */
async function hasJournal(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === journalName)
  } catch {
    return true
  }
}
