import { createStore } from 'zustand/vanilla'

type EarlierAccess = {
  /** The account that a guest has opened on this page. */
  openedHere: string | null
  /** What this page has ended that gave access to the account before its address was verified. */
  ended: 'nothing' | 'sessions' | 'password'
}

/** Who could get into the account before its email address was verified. */
export const earlierAccessStore = createStore<EarlierAccess>(() => ({
  openedHere: null,
  ended: 'nothing',
}))

/** Records that a guest of this page has made an account of theirs. */
export function recordOpened(uid: string): void {
  earlierAccessStore.setState({ openedHere: uid })
}

export function isOpenedHere(uid: string): boolean {
  return earlierAccessStore.getState().openedHere === uid
}

/** Shows that older sessions were ended, and perhaps the password. */
export function reportEarlierAccess(hasEndedPassword: boolean): void {
  earlierAccessStore.setState({ ended: hasEndedPassword ? 'password' : 'sessions' })
}

export function dismissEarlierAccess(): void {
  earlierAccessStore.setState({ ended: 'nothing' })
}
