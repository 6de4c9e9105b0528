import { createStore } from 'zustand/vanilla'

/** What a person can put off. */
export type Reminder = 'verifyEmail' | 'keepGuest'

/** Which reminders were put off, and by whom, until the page is loaded again. */
export const dismissedNoticesStore = createStore<{ dismissed: readonly string[] }>(() => ({
  dismissed: [],
}))

/** Puts a reminder off for a person. */
export function dismissNotice(uid: string, reminder: Reminder): void {
  dismissedNoticesStore.setState(({ dismissed }) => ({
    dismissed: [...dismissed, keyOf(uid, reminder)],
  }))
}

/** Whether a person has put a reminder off. */
export function isDismissed(
  dismissed: readonly string[],
  uid: string,
  reminder: Reminder,
): boolean {
  return dismissed.includes(keyOf(uid, reminder))
}

function keyOf(uid: string, reminder: Reminder): string {
  return `${reminder} ${uid}`
}
