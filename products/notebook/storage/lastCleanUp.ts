import { deviceArea } from '#src/storage/webStorage/storedRecord.ts'
import { readLocalStorage, writeLocalStorage } from '#src/storage/webStorage/webStorage.ts'
import { dayMs } from '../domain/trashRetention.ts'

const keyOf = (uid: string) => `last-clean-up/${uid}`

/**
 * Whether this device hasn't cleaned up a person's old notes and abandoned files for a day.
 *
 * @param now server time, in milliseconds since 1970.
 */
export function isCleanUpDue(uid: string, now: number): boolean {
  return Math.abs(now - Number(readLocalStorage(keyOf(uid)))) >= dayMs
}

export function recordCleanUp(uid: string, now: number): void {
  deviceArea.write(keyOf(uid), String(now))
}

export function forgetCleanUp(uid: string): void {
  writeLocalStorage(keyOf(uid), null)
}
