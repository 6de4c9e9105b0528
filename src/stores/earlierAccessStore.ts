import { createStore } from 'zustand/vanilla'

type EarlierAccess = {
  /** The account that a guest has opened on this page. */
  openedHere: string | null
  /** Whose account this page has closed to those who could get into it before its address was verified. */
  ended: { uid: string; hasEndedPassword: boolean } | null
}

/** Who could get into the account before its email address was verified. */
export const earlierAccessStore = createStore<EarlierAccess>(() => ({
  openedHere: null,
  ended: null,
}))

/** Records that a guest of this page has made an account of theirs. */
export function recordOpened(uid: string): void {
  earlierAccessStore.setState({ openedHere: uid })
}

export function isOpenedHere(uid: string): boolean {
  return earlierAccessStore.getState().openedHere === uid
}

/** Shows this person that older sessions were ended, and perhaps the password. */
export function reportEarlierAccess(uid: string, hasEndedPassword: boolean): void {
  earlierAccessStore.setState({ ended: { uid, hasEndedPassword } })
}

export function dismissEarlierAccess(): void {
  earlierAccessStore.setState({ ended: null })
}
