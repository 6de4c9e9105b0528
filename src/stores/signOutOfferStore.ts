import { createStore } from 'zustand/vanilla'

/** Who has changed on this page how they sign in, and hasn't been asked what to do about other devices. */
export const signOutOfferStore = createStore<{ uid: string | null }>(() => ({ uid: null }))

/** Offers this person to sign out all other devices, after a change that doesn't. */
export function offerSignOut(uid: string): void {
  signOutOfferStore.setState({ uid })
}

export function dropSignOutOffer(): void {
  signOutOfferStore.setState({ uid: null })
}
