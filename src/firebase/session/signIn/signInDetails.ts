import type { SignInMethod } from '../../../domain/signIn/signInMethod.ts'

/** Details of a sign-in that Firebase's request for a second factor doesn't have. */
type SignInDetails = {
  method?: SignInMethod
  /** Whether a guest agreed to move their data. */
  movesGuest?: boolean
}

/** By the error that requests the second factor. */
const detailsByError = new WeakMap<Error, SignInDetails>()

/** Signs in. If a second factor is requested first, `signInDetailsIn` returns these details. */
export async function withSignInDetails<Result>(
  details: SignInDetails,
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn()
  } catch (error) {
    if (error instanceof Error)
      detailsByError.set(error, { ...detailsByError.get(error), ...details })
    throw error
  }
}

/** Returns the details of the sign-in that failed with this error; empty if there are none. */
export function signInDetailsIn(error: unknown): SignInDetails {
  return (error instanceof Error && detailsByError.get(error)) || {}
}
