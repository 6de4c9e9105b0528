import { day } from '../domain/trashTime.ts'
import { readSafely, writeSafely } from '#src/storage/webStorage.ts'
import { writeUnlessShared } from '#src/stores/sharedComputerStore.ts'

const key = 'last-sweep'

/**
 * Whether this device hasn't cleaned up old notes and abandoned files for a day.
 *
 * @param now server time, in milliseconds since 1970.
 */
export function isSweepDue(now: number): boolean {
  return Math.abs(now - Number(readSafely(key))) >= day
}

export function recordSweep(now: number): void {
  writeUnlessShared(key, String(now))
}

export function forgetSweep(): void {
  writeSafely(key, null)
}
