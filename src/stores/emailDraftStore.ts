import { createStore } from 'zustand/vanilla'

type EmailDraft = {
  email: string
  /** An address whose account must be opened with its existing method, even if it is a work email. */
  existing: string | null
}

/**
 * The email address typed on one form, for the next form. Kept in memory only.
 */
export const emailDraftStore = createStore<EmailDraft>(() => ({ email: '', existing: null }))

/** Forgets the address after sign-in, so that the next person doesn't see it. */
export function forgetEmailDraft(): void {
  emailDraftStore.setState({ email: '', existing: null })
}
