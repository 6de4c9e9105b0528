import { createStore } from 'zustand/vanilla'
import { readQuietly, writeQuietly } from './quietStorage.ts'
import { sharedComputerStore } from './sharedComputerStore.ts'
import { readInTab, writeInTab } from './tabStorage.ts'

const day = 86_400_000

/** In milliseconds: how long a dismissed reminder stays hidden. */
const pauses = { verifyEmail: 7 * day, keepGuest: 7 * day }

/** The reminders that a person can dismiss. */
export type Reminder = keyof typeof pauses

/**
 * When reminders were dismissed since the page was loaded, in milliseconds since 1970. Also stored
 * on the device, or in the tab on a shared computer.
 */
export const dismissedNoticesStore = createStore<Record<string, number>>(() => ({}))

/** Dismisses a reminder for a person. */
export function dismissNotice(uid: string, reminder: Reminder): void {
  const key = keyOf(uid, reminder)
  const now = Date.now()
  if (sharedComputerStore.getState().isShared) writeInTab(key, `${now}`)
  writeQuietly(key, `${now}`)
  dismissedNoticesStore.setState({ [key]: now })
}

/**
 * Returns whether a person's reminder is hidden. A clock that is set back can only show it earlier.
 */
export function isDismissed(uid: string, reminder: Reminder): boolean {
  const key = keyOf(uid, reminder)
  const at = dismissedNoticesStore.getState()[key] ?? Number(readInTab(key) ?? readQuietly(key))
  const age = Date.now() - at
  return age >= 0 && age < pauses[reminder]
}

/** Forgets everything a person has dismissed. */
export function forgetDismissedNotices(uid: string): void {
  for (const reminder of Object.keys(pauses)) {
    const key = keyOf(uid, reminder)
    writeInTab(key, null)
    writeQuietly(key, null)
    dismissedNoticesStore.setState({ [key]: 0 })
  }
}

function keyOf(uid: string, reminder: string): string {
  return `dismissed-${reminder}-${uid}`
}
