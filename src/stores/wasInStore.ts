import { linkEmailName } from '../domain/linkEmailName.ts'
import { readQuietly, writeQuietly } from './quietStorage.ts'

const key = 'was-in'

/** Whether somebody was in on this device when the app was last used. Not who; and nobody is let in by it. */
export function wasIn(): boolean {
  return readQuietly(key) !== null
}

/** Records whether somebody is in. Who comes after them must not read to which address a link was sent. */
export function recordWhetherIn(isIn: boolean): void {
  if (isIn === wasIn()) return
  writeQuietly(key, isIn ? 'yes' : null)
  if (!isIn) writeQuietly(linkEmailName, null)
}
