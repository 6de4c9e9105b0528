import { readQuietly, writeQuietly } from './quietStorage.ts'

const key = 'was-in'

/** Whether somebody was in on this device when the app was last used. Not who; and nobody is let in by it. */
export function wasIn(): boolean {
  return readQuietly(key) !== null
}

/** Notes whether somebody is in. */
export function noteWhetherIn(isIn: boolean): void {
  if (isIn !== wasIn()) writeQuietly(key, isIn ? 'yes' : null)
}
