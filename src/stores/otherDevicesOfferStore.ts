import { createStore } from 'zustand/vanilla'

/** The person who has changed a sign-in method in this tab, and hasn't been asked about other devices yet. */
export const otherDevicesOfferStore = createStore<{ uid: string | null }>(() => ({ uid: null }))

/** Offers to sign out this person's other devices, after a change that leaves them signed in. */
export function offerToSignOutOthers(uid: string): void {
  otherDevicesOfferStore.setState({ uid })
}

export function dropOtherDevicesOffer(): void {
  otherDevicesOfferStore.setState({ uid: null })
}
