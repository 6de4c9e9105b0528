import { beforeAuthStateChanged } from 'firebase/auth'
import { auth } from '../app.ts'

/**
 * Runs what signs somebody in. A guest who is in is put aside first, so that what they keep can follow
 * them; should signing in fail, they stay as they were.
 */
export async function bringGuest<Result>(signIn: () => Promise<Result>): Promise<Result> {
  const guest = auth().currentUser
  if (!guest?.isAnonymous) return signIn()
  const { bindAside, dropAside, putAside } = await import('./putAside.ts')
  await putAside(guest)
  // Before the session changes, so that from then on it is known whose things these are.
  const unwatch = beforeAuthStateChanged(auth(), (user) => {
    if (user && user.uid !== guest.uid) bindAside(guest.uid, user.uid)
  })
  try {
    return await signIn()
  } catch (error) {
    if (!isHalfWay(error)) await dropAside(guest.uid)
    throw error
  } finally {
    unwatch()
  }
}

/** The person is asked for a second factor, and comes here again with it. */
function isHalfWay(error: unknown): boolean {
  const asking = 'auth/multi-factor-auth-required'
  return error instanceof Error && 'code' in error && error.code === asking
}
