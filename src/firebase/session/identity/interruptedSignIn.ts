import type { SignInMethod } from '../../../domain/signIn/signInMethod.ts'

/** Details of an interrupted sign-in that Firebase's request for a second factor doesn't have. */
type InterruptedSignIn = {
  method?: SignInMethod
  /** Whether a guest agreed to move their data. */
  movesGuest?: boolean
}

/** By the error that requests the second factor. */
const interrupted = new WeakMap<Error, InterruptedSignIn>()

/** Signs in. If a second factor is requested first, `interruptedSignIn` returns these details. */
export async function rememberIfInterrupted<Result>(
  details: InterruptedSignIn,
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn()
  } catch (error) {
    if (error instanceof Error) interrupted.set(error, { ...interrupted.get(error), ...details })
    throw error
  }
}

/** Returns the details of the sign-in that this error interrupted; empty if there are none. */
export function interruptedSignIn(error: unknown): InterruptedSignIn {
  return (error instanceof Error && interrupted.get(error)) || {}
}
