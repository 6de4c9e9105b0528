import { createStore } from 'zustand/vanilla'
import { readInTab, readSafely, writeInTab, writeSafely } from '../storage/webStorage.ts'
import { isSharedComputer, writeUnlessShared } from './sharedComputerStore.ts'

const day = 86_400_000

/**
 * In milliseconds: how long a dismissed notice stays hidden. `Infinity` is until the tab is closed, for what
 * may have changed by then.
 */
const pauses = {
  verifyEmail: 7 * day,
  keepGuest: 7 * day,
  persistenceProblem: Infinity,
  'storage-blocked': Infinity,
  'storage-full': Infinity,
  'storage-shared': Infinity,
  'storage-no-key': Infinity,
  'storage-at-risk': Infinity,
  noticeUnconfirmed: Infinity,
  noticeMoving: Infinity,
  noticeWaiting: Infinity,
  noticeHalted: Infinity,
  noticeArrived: Infinity,
}

/** The notices that a person can dismiss. */
export type DismissibleNotice = keyof typeof pauses

/**
 * When notices were dismissed since the page was loaded, in milliseconds since 1970. Also stored
 * on the device, or in the tab on a shared computer.
 */
export const dismissedNoticesStore = createStore<Record<string, number>>(() => ({}))

/** Dismisses a notice for a person. */
export function dismissNotice(uid: string, notice: DismissibleNotice): void {
  const key = keyOf(uid, notice)
  const now = Date.now()
  const isOfTab = pauses[notice] === Infinity
  if (isOfTab || isSharedComputer()) writeInTab(key, `${now}`)
  if (!isOfTab) writeUnlessShared(key, `${now}`)
  dismissedNoticesStore.setState({ [key]: now })
}

/**
 * Returns whether a person's notice is hidden. A clock that is set back can only show it earlier.
 */
export function isDismissed(uid: string, notice: DismissibleNotice): boolean {
  const key = keyOf(uid, notice)
  const at = dismissedNoticesStore.getState()[key] ?? Number(readInTab(key) ?? readSafely(key))
  const age = Date.now() - at
  return at > 0 && age >= 0 && age < pauses[notice]
}

/** Forgets everything a person has dismissed. */
export function forgetDismissedNotices(uid: string): void {
  for (const notice of Object.keys(pauses)) {
    const key = keyOf(uid, notice)
    writeInTab(key, null)
    writeSafely(key, null)
    dismissedNoticesStore.setState({ [key]: 0 })
  }
}

function keyOf(uid: string, notice: string): string {
  return `dismissed-${notice}-${uid}`
}
