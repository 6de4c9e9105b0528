import { onAuthStateChanged, signOut as endSession } from 'firebase/auth'
import type { SignOut, WatchSession } from '../machines/authEvents.ts'
import { auth } from './app.ts'
import { attempt, failureEvent } from './attempt.ts'
import { hasLastingStorage } from './lastingStorage.ts'
import { toUser } from './toUser.ts'

/** Reports who is signed in, at once and after every change, also one made in another tab. */
export const watchSession: WatchSession = ({ sendBack }) => {
  const warnIfForgetful = async () => {
    if (!(await hasLastingStorage())) sendBack({ type: 'session.notRemembered' })
  }
  const fail = async (error: unknown) => sendBack(await failureEvent(error))
  void warnIfForgetful()
  return onAuthStateChanged(
    auth(),
    (user) =>
      sendBack(user ? { type: 'session.found', user: toUser(user) } : { type: 'session.missing' }),
    (error) => void fail(error),
  )
}

export const signOut: SignOut = attempt<never>(() => endSession(auth()))
