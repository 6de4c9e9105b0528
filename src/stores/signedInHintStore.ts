import { linkEmailName } from '../domain/linkEmailName.ts'
import { readQuietly, writeQuietly } from './quietStorage.ts'

const key = 'signed-in-hint'

/** Whether somebody was in on this device when the app was last used. Not who; and nobody is let in by it. */
export function wasSignedIn(): boolean {
  return readQuietly(key) !== null
}

/** Records whether somebody is in. Who comes after them must not read to which address a link was sent. */
export function recordSignedIn(isSignedIn: boolean): void {
  if (isSignedIn === wasSignedIn()) return
  writeQuietly(key, isSignedIn ? 'yes' : null)
  if (!isSignedIn) writeQuietly(linkEmailName, null)
}
