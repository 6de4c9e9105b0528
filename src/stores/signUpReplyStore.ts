import { createStore } from 'zustand/vanilla'
import type { ProfileReply } from '../domain/signUp/profile.ts'

type Kept = { email: string; reply: ProfileReply }

/**
 * The answers from the sign-up form, until the account exists. In memory only: a closed page asks
 * again.
 */
const signUpReplyStore = createStore<{ kept: Kept | null }>(() => ({ kept: null }))

export function keepSignUpReply(email: string, reply: ProfileReply): void {
  signUpReplyStore.setState({ kept: { email, reply } })
}

/** Returns the answers and their email address, once. */
export function takeSignUpReply(): Kept | null {
  const { kept } = signUpReplyStore.getState()
  signUpReplyStore.setState({ kept: null })
  return kept
}
