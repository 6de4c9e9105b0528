import { auth } from '../app.ts'

/** The refusals that ask for a second factor before what a guest keeps may follow them. */
const bringing = new WeakSet<Error>()

/**
 * Signs in a guest who was told that their data moves with them, and agreed. They are parked first;
 * should signing in fail, nothing has changed.
 */
export async function bringGuest<Result>(signIn: () => Promise<Result>): Promise<Result> {
  try {
    return await withParkedGuest(true, signIn)
  } catch (error) {
    if (error instanceof Error) bringing.add(error)
    throw error
  }
}

/** As `bringGuest`, but nothing follows before the person has said afterwards that it is to. */
export function leaveGuest<Result>(signIn: () => Promise<Result>): Promise<Result> {
  return withParkedGuest(false, signIn)
}

/**
 * Runs the second step of a sign-in. What becomes of a guest was decided with the first.
 *
 * @param asked the refusal that asked for this step.
 */
export function goOnWithGuest<Result>(
  asked: unknown,
  signIn: () => Promise<Result>,
): Promise<Result> {
  const isBound = asked instanceof Error && bringing.has(asked)
  return (isBound ? bringGuest : leaveGuest)(signIn)
}

async function withParkedGuest<Result>(
  isBound: boolean,
  signIn: () => Promise<Result>,
): Promise<Result> {
  const guest = auth().currentUser
  if (!guest?.isAnonymous) return signIn()
  const { signInParked } = await import('./parkGuest.ts')
  return signInParked(guest, isBound, signIn)
}
