import { auth } from '../sdk/app.ts'
import { withSignInDetails } from '../session/signIn/signInDetails.ts'

/**
 * Signs in to an existing account for a guest who agreed to move their data. The guest's session is kept
 * first. If the sign-in fails, nothing has changed.
 */
export function signInWithGuestData<Result>(signIn: () => Promise<Result>): Promise<Result> {
  return withSignInDetails({ movesGuest: true }, () => withPendingGuest(true, signIn))
}

/** Like `signInWithGuestData`, but data moves only if the person agrees after signing in. */
export function signInWithUnconfirmedMove<Result>(signIn: () => Promise<Result>): Promise<Result> {
  return withPendingGuest(false, signIn)
}

async function withPendingGuest<Result>(
  isConfirmed: boolean,
  signIn: () => Promise<Result>,
): Promise<Result> {
  const guest = auth().currentUser
  if (!guest?.isAnonymous) return signIn()
  const { signInWithPendingGuest } = await import('./pendingGuest.ts')
  return signInWithPendingGuest(guest, isConfirmed, signIn)
}
