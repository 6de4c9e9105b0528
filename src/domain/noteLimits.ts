import { hasProvider } from './hasProvider.ts'
import type { User } from './user.ts'

// The same numbers stand in firestore.rules, where they are enforced.

/** The longest title, in UTF-16 units, which is what `length` counts. */
export const titleLimit = 300

/** The longest body, in UTF-16 units. */
export const bodyLimit = 200_000

/** How many notes may be asked for at once. */
export const listLimit = 100

/** How many notes a person may keep, those in the trash included. */
export const noteLimit = 10_000

/** How many notes a person may keep whom no provider vouches for. */
export const unvouchedNoteLimit = 50

/** How many notes this person may keep. */
export function noteLimitFor(user: User): number {
  return isVouchedFor(user) ? noteLimit : unvouchedNoteLimit
}

/**
 * Whether a provider vouches for somebody. The rules look at the way of the last sign-in, which the app
 * does not know: where an account has several ways in, this may say no where they say yes.
 */
export function isVouchedFor(user: User): boolean {
  return !user.isAnonymous && (user.emailVerified || !hasProvider(user, 'password'))
}
