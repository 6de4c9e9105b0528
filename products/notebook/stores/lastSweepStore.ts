import { day } from '../domain/trashTime.ts'
import { readQuietly, writeQuietly } from '#src/stores/quietStorage.ts'

const key = 'last-sweep'

/**
 * Whether this device hasn't cleaned up old notes and abandoned files for a day.
 *
 * @param now server time, in milliseconds since 1970.
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
