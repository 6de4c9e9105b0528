import { createStore } from 'zustand/vanilla'

/** Whether this page has changed how the person signs in, and hasn't been told what to do about other devices. */
export const signOutOfferStore = createStore<{ isOffered: boolean }>(() => ({ isOffered: false }))

/** Offers to sign out all other devices, after a change that doesn't. */
export function offerSignOut(): void {
  signOutOfferStore.setState({ isOffered: true })
}

export function dropSignOutOffer(): void {
  signOutOfferStore.setState({ isOffered: false })
}
