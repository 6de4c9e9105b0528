import { createStore } from 'zustand/vanilla'

/**
 * The email address that a person typed on one form, so that the next form starts with it. It is
 * kept in memory only.
 */
export const emailDraftStore = createStore<{ email: string }>(() => ({ email: '' }))

/** Once somebody is in, the next person at this machine must not read who it was. */
export function forgetEmailDraft(): void {
  emailDraftStore.setState({ email: '' })
}
