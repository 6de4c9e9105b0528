import { onIdTokenChanged, signOut as endSession, type User } from 'firebase/auth'
import { journalName } from '../../domain/session/storageKeys.ts'
import type { SessionEvent, SignOut, WatchSession } from '../../machines/authMachine.ts'
import { auth } from '../sdk/app.ts'
import { toPort, failureEvent } from '../sdk/toPort.ts'
import { takeSessionEnd, watchSessionEnd } from '../sdk/signals.ts'
import { forgetErrors } from '../sdk/lastErrors.ts'
import { canPersist } from '../../storage/persistentStorage.ts'
import { onTabMessage, broadcastToTabs } from '../../storage/otherTabs.ts'
import { reportEvent } from '../sdk/reportEvent.ts'
import { toUser } from '../sdk/toUser.ts'
import { watchSessionWriteFailures } from '../sdk/sessionDatabase.ts'
import type { User as SignedIn } from '../../domain/session/user.ts'
import { wasGuest } from '../../remembered/signedInHint.ts'

/** Reports who is signed in, at once and after each change in this or another tab. */
export const watchSession: WatchSession = ({ sendBack }) => {
  const warnIfForgetful = async () => {
    if (!(await canPersist())) sendBack({ type: 'session.notRemembered', why: 'blocked' })
  }
  let found: Pick<SignedIn, 'uid' | 'isAnonymous'> | undefined
  /**
   * People who signed out in another tab before this tab's first report. The SDK would sign them in
   * again.
   */
  let signedOutMeanwhile: string[] | null = []
  const send = (event: SessionEvent) => {
    found = event.type === 'session.found' ? event.user : undefined
    sendBack(event)
  }
  const report = async (user: User | null) => {
    const signedOut = signedOutMeanwhile
    signedOutMeanwhile = null
    if (user && signedOut?.includes(user.uid)) return endSession(auth())
    if (user) {
      // No one is reported until all data of other people is gone from this device.
      const module = await deviceCleanup()
      await module?.cleanUpDevice()
      if (auth().currentUser === user) send({ type: 'session.found', user: toUser(user) })
      return
    }
    // Report first, so that the page closes and saves what was typed before the device is cleaned
    // up.
    const gone = found
    const deleted = (gone?.isAnonymous ?? wasGuest()) ? 'guestDeleted' : 'deleted'
    forgetErrors()
    const endReason = takeSessionEnd()
    const told = endReason === 'deleted' ? deleted : endReason
    send(told ? { type: 'session.ended', endReason: told } : { type: 'session.missing' })
    if (!gone && !(await hasJournal())) return
    const module = await deviceCleanup()
    const isDeleted = await module?.cleanUpAfterSessionEnd(endReason, gone?.uid)
    if (isDeleted && endReason === 'expired' && !auth().currentUser)
      send({ type: 'session.ended', endReason: deleted })
  }
  const fail = async (error: unknown) => sendBack(await failureEvent(error))
  void warnIfForgetful()
  const unwatch = [
    watchSessionWriteFailures((why) => sendBack({ type: 'session.notRemembered', why })),
    // The SDK may keep a person signed in after Firebase has refused their renewal for good.
    watchSessionEnd(() => void endSession(auth())),
    onTabMessage(({ type, uid }) => {
      if (type !== 'signedOut') return
      signedOutMeanwhile?.push(uid)
      if (auth().currentUser?.uid === uid) void endSession(auth())
    }),
    onIdTokenChanged(
      auth(),
      (user) => void report(user),
      (error) => void fail(error),
    ),
  ]
  return () => unwatch.forEach((stop) => stop())
}

function deviceCleanup() {
  return import('./cleanUpDevice.ts').catch(() => null)
}

/** Spares first-time visitors the cleanup code. */
async function hasJournal(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === journalName)
  } catch {
    return true
  }
}

export const signOut: SignOut = toPort<never>(async () => {
  const uid = auth().currentUser?.uid
  await endSession(auth())
  reportEvent({ name: 'signed_out' })
  if (uid) broadcastToTabs({ type: 'signedOut', uid })
})
