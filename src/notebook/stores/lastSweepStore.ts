import { day } from '../domain/trashTime.ts'
import { readQuietly, writeQuietly } from '../../stores/quietStorage.ts'

const key = 'last-sweep'

/**
 * Whether this device has not looked for a day for what has to be swept: old notes in the trash, and forgotten files.
 *
 * @param now by the server's clock, in milliseconds since 1970.
 */
export function isSweepDue(now: number): boolean {
  return Math.abs(now - Number(readQuietly(key))) >= day
}

export function recordSweep(now: number): void {
  writeQuietly(key, String(now))
}

export function forgetSweep(): void {
  writeQuietly(key, null)
}
