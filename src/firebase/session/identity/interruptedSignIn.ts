import type { SignInMethod } from '../../../domain/session/analyticsEvent.ts'

/** Requests for a second factor, by the method of the sign-in that they interrupted. */
const methods = new WeakMap<object, SignInMethod>()

/** Signs in with a method that Firebase's answer to a second factor doesn't say. */
export async function signInWithMethod<Result>(
  method: SignInMethod,
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn()
  } catch (error) {
    if (error instanceof Error) methods.set(error, method)
    throw error
  }
}

/** Returns the method of the sign-in that this error interrupted, if Firebase's answer doesn't say it. */
export function interruptedMethod(error: unknown): SignInMethod | undefined {
  return error instanceof Error ? methods.get(error) : undefined
}
