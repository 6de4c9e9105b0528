import type { Person } from '../person.ts'
import { flagPath } from './flags.ts'
import { now } from './values.ts'
import type { Entry, Fields } from './values.ts'
import { change } from './writes.ts'
import type { Write } from './writes.ts'

export const sessionsPath = ({ uid }: Person): string => `users/${uid}/access/sessions`

/** Signs out all sessions older than the person's own. `fields` override. */
export function signOutOlder(person: Person, fields: Fields = {}): Write {
  return change(flagPath(person), { revokedBefore: person.signIn, ...fields })
}

export const session = { browser: 'Firefox', system: 'Linux', lastSeenAt: now } satisfies Fields

/** A session reports that it was seen. `fields` override. */
export function seen(person: Person, fields: Entry = {}): Write {
  return change(sessionsPath(person), { [person.signIn]: { ...session, ...fields } })
}
