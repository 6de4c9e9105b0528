import { createStore } from 'zustand/vanilla'

/**
 * The email address typed on one form, for the next form. Kept in memory only.
 */
export const emailDraftStore = createStore<{ email: string }>(() => ({ email: '' }))

/** Forgets the address after sign-in, so that the next person doesn't see it. */
export function forgetEmailDraft(): void {
  emailDraftStore.setState({ email: '' })
}
