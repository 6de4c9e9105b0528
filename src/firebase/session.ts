import { onIdTokenChanged, signOut as endSession, type User } from 'firebase/auth'
import { isTidyFor } from '../device/mark.ts'
import type { SessionEvent, SignOut, WatchSession } from '../machines/authEvents.ts'
import { auth } from './app.ts'
import { attempt, failureEvent } from './attempt.ts'
import { takeEnding, watchEndings } from './endings.ts'
import { letGoOfErrors } from './heldErrors.ts'
import { hasLastingStorage } from './lastingStorage.ts'
import { hearOtherTabs, tellOtherTabs } from './otherTabs.ts'
import { toUser } from './toUser.ts'

/** Reports who is signed in, at once and after every change, also one made in another tab. */
export const watchSession: WatchSession = ({ sendBack }) => {
  const warnIfForgetful = async () => {
    if (!(await hasLastingStorage())) sendBack({ type: 'session.notRemembered' })
  }
  let found: string | undefined
  const tell = (event: SessionEvent) => {
    found = event.type === 'session.found' ? event.user.uid : undefined
    sendBack(event)
  }
  const report = async (user: User | null) => {
    // What is shown goes first, and what is typed there is kept, before the device is tidied.
    const gone = user ? undefined : found
    const why = gone && whyNobody()
    if (why) tell(why)
    if (!isTidyFor(user?.uid)) {
      await tidy(why && isDeleted(why) ? gone : undefined)
      if (auth().currentUser !== user) return
    }
    // Asked for only now: of two reports that nobody is in, the one that is sent first has to tell why.
    if (!why) tell(user ? { type: 'session.found', user: toUser(user) } : whyNobody())
  }
  const fail = async (error: unknown) => sendBack(await failureEvent(error))
  void warnIfForgetful()
  const unwatch = [
    // After a renewal that the provider refuses for good, the SDK itself may keep the person.
    watchEndings(() => void endSession(auth())),
    hearOtherTabs(({ type, uid }) => {
      if (type === 'signedOut' && auth().currentUser?.uid === uid) void endSession(auth())
    }),
    onIdTokenChanged(
      auth(),
      (user) => void report(user),
      (error) => void fail(error),
    ),
  ]
  return () => unwatch.forEach((stop) => stop())
}

/** Before anybody is reported, nothing of another person may lie here any more. */
async function tidy(deleted: string | undefined): Promise<void> {
  const part = await import('./notes/wiping.ts').catch(() => null)
  await part?.tidyDevice(deleted)
}

function isDeleted(event: SessionEvent): boolean {
  return event.type === 'session.ended' && event.ending === 'deleted'
}

function whyNobody(): SessionEvent {
  letGoOfErrors()
  const ending = takeEnding()
  return ending ? { type: 'session.ended', ending } : { type: 'session.missing' }
}

export const signOut: SignOut = attempt<never>(async () => {
  const uid = auth().currentUser?.uid
  await endSession(auth())
  if (uid) tellOtherTabs({ type: 'signedOut', uid })
})
