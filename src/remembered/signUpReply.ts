import type { ProfileReply } from '../domain/signUp/profile.ts'

type Kept = { email: string; reply: ProfileReply }

/**
 * The answers from the sign-up form, until the account exists. In memory only: a closed page asks
 * again.
 */
let kept: Kept | null = null

export function keepSignUpReply(email: string, reply: ProfileReply): void {
  kept = { email, reply }
}

/** Returns the answers and their email address, once. */
export function takeSignUpReply(): Kept | null {
  const taken = kept
  kept = null
  return taken
}
