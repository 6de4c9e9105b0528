import { auth } from '../sdk/app.ts'

/** Requests for a second factor that interrupted a sign-in whose guest data moves along. */
const errorsOfConfirmedMoves = new WeakSet<Error>()

/**
 * Signs in to an existing account for a guest who agreed to move their data. The guest's session is kept
 * first. If the sign-in fails, nothing has changed.
 */
export async function signInWithGuestData<Result>(signIn: () => Promise<Result>): Promise<Result> {
  try {
    return await withPendingGuest(true, signIn)
  } catch (error) {
    if (error instanceof Error) errorsOfConfirmedMoves.add(error)
    throw error
  }
}

/** Like `signInWithGuestData`, but data moves only if the person agrees after signing in. */
export function signInWithUnconfirmedMove<Result>(signIn: () => Promise<Result>): Promise<Result> {
  return withPendingGuest(false, signIn)
}

/**
 * Continues a sign-in with its second factor. Whether the guest's data moves was decided in the
 * first step.
 *
 * @param asked the error that requested the second factor.
 */
export function continueWithGuest<Result>(
  asked: unknown,
  signIn: () => Promise<Result>,
): Promise<Result> {
  const isConfirmed = asked instanceof Error && errorsOfConfirmedMoves.has(asked)
  return (isConfirmed ? signInWithGuestData : signInWithUnconfirmedMove)(signIn)
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
