import { day } from '../domain/trashTime.ts'
import { readSafely, writeSafely } from '#src/storage/webStorage.ts'
import { onDevice } from '#src/storage/storedRecord.ts'

const key = 'last-clean-up'

/**
 * Whether this device hasn't cleaned up old notes and abandoned files for a day.
 *
 * @param now server time, in milliseconds since 1970.
 */
export function isCleanUpDue(now: number): boolean {
  return Math.abs(now - Number(readSafely(key))) >= day
}

export function recordCleanUp(now: number): void {
  onDevice.write(key, String(now))
}

export function forgetCleanUp(): void {
  writeSafely(key, null)
}
