import { withTimeout } from '../device/withTimeout.ts'
import { currentUser } from './currentUser.ts'

/** In milliseconds. A change that is made must not wait forever. */
const timeout = 10_000

let latest: Promise<unknown> = Promise.resolve()

/** What is added: a sign-in method, or second factors other than these. */
export type Addition = { provider: string } | { factorsBefore: readonly string[] }

/**
 * Adds to an account what signs in, or removes a second factor, and lists it: once sessions were signed out,
 * the rules accept only what is listed. A new token isn't accepted before it is, so the token from before
 * lists it. If that fails, the person has to sign in again as before.
 *
 * @throws what `add` throws.
 */
export function withListing<Result>(
  addition: Addition,
  add: () => Promise<Result>,
): Promise<Result> {
  const work = addAndList(addition, add)
  latest = work.catch(() => null)
  return work
}

/** Resolves when nothing is being added. */
export async function untilListed(): Promise<void> {
  await latest
}

async function addAndList<Result>(addition: Addition, add: () => Promise<Result>): Promise<Result> {
  const user = currentUser()
  if (user.isAnonymous) return add()
  const token = await user.getIdToken()
  const result = await add()
  await withTimeout(timeout, list(addition, token)).catch(() => null)
  return result
}

/** Loads the code for it when first needed. */
async function list(addition: Addition, token: string): Promise<void> {
  const part = await import('./access/listAddition.ts')
  await part.listAddition(addition, token)
}
