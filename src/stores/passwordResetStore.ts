import { createStore } from 'zustand/vanilla'
import { sameEmail } from '../domain/signIn/email.ts'

/**
 * Who has a new password, and other sessions that it hasn't ended yet. In memory only, until they
 * sign in on this page: no address stays on the device.
 */
const passwordResetStore = createStore<{ email: string | null }>(() => ({ email: null }))

export function keepReset(email: string): void {
  passwordResetStore.setState({ email })
}

/** Returns whether the account with this address has such a password, once. */
export function takeReset(email: string | null): boolean {
  const isTheirs = email !== null && sameEmail(email, passwordResetStore.getState().email)
  if (isTheirs) passwordResetStore.setState({ email: null })
  return isTheirs
}
