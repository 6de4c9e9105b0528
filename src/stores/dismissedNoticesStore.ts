import { createStore } from 'zustand/vanilla'
import { tabArea, deviceArea, storedRecord } from '../storage/webStorage/storedRecord.ts'
import { isSharedComputer } from './sharedComputerStore.ts'

const day = 86_400_000

/** When a person dismissed each notice, in milliseconds since 1970. */
type Dismissals = Readonly<Record<string, number>>

/**
 * The notices that each person has dismissed since the page was loaded. Also stored on the device, or in the tab on
 * a shared computer.
 */
export const dismissedNoticesStore = createStore<Record<string, Dismissals>>(() => ({}))

/**
 * Dismisses a person's notice, in this tab or on this device.
 *
 * @param days how long it stays hidden; `tab` is until the tab is closed.
 */
export function dismissNotice(uid: string, notice: string, days: number | 'tab'): void {
  const dismissal = { [notice]: Date.now() }
  const stored = storedFor(uid, days === 'tab' || isSharedComputer() ? tabArea : deviceArea)
  stored.write({ ...stored.read(), ...dismissal })
  dismissedNoticesStore.setState((all) => ({ [uid]: { ...all[uid], ...dismissal } }))
}

/**
 * Returns whether a person's notice is hidden. A clock that is set back can only show it earlier.
 */
export function isDismissed(uid: string, notice: string, days: number | 'tab'): boolean {
  const at =
    dismissedNoticesStore.getState()[uid]?.[notice] ??
    storedFor(uid, tabArea).read()?.[notice] ??
    storedFor(uid, deviceArea).read()?.[notice]
  if (at === undefined) return false
  const age = Date.now() - at
  return age >= 0 && (days === 'tab' || age < days * day)
}

/** Forgets everything a person has dismissed. */
export function forgetDismissedNotices(uid: string): void {
  for (const area of [tabArea, deviceArea]) storedFor(uid, area).write(null)
  dismissedNoticesStore.setState({ [uid]: {} })
}

function storedFor(uid: string, area: typeof tabArea) {
  return storedRecord<Dismissals>(`dismissed-${uid}`, area)
}
