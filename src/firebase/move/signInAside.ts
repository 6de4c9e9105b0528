import { beforeAuthStateChanged, type User as ProviderUser } from 'firebase/auth'
import { auth } from '../app.ts'
import { bindAside, dropAside, inTurnAside, putAside } from './putAside.ts'

/**
 * As `bringGuest`, of a guest who is in.
 *
 * @param isBound it is known that their things are to follow them.
 */
export function signInAside<Result>(
  guest: ProviderUser,
  isBound: boolean,
  signIn: () => Promise<Result>,
): Promise<Result> {
  return inTurnAside(guest.uid, async () => {
    await putAside(guest)
    // Before the session changes, so that from then on it is known whose things these are.
    const unwatch = beforeAuthStateChanged(auth(), async (user) => {
      if (isBound && user && user.uid !== guest.uid) await bindAside(guest.uid, user.uid)
    })
    try {
      return await signIn()
    } catch (error) {
      if (!isHalfWay(error)) await dropAside(guest.uid)
      throw error
    } finally {
      unwatch()
    }
  })
}

/** The person is asked for a second factor, and comes here again with it. */
function isHalfWay(error: unknown): boolean {
  const asking = 'auth/multi-factor-auth-required'
  return error instanceof Error && 'code' in error && error.code === asking
}
