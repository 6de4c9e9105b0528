import { createStore } from 'zustand/vanilla'

/** The person who has changed a sign-in method in this tab, and hasn't been asked about other devices yet. */
export const signOutOfferStore = createStore<{ uid: string | null }>(() => ({ uid: null }))

/** Offers this person to sign out all other devices, after a change that doesn't. */
export function offerSignOut(uid: string): void {
  signOutOfferStore.setState({ uid })
}

export function dropSignOutOffer(): void {
  signOutOfferStore.setState({ uid: null })
}
