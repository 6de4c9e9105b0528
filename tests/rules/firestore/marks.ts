import type { Person } from '../person.ts'
import { now } from './values.ts'
import type { Fields } from './values.ts'
import { change, put } from './writes.ts'
import type { Write } from './writes.ts'

export const flagPath = ({ uid }: Person): string => `users/${uid}`

/** The mark of a deletion that has begun, but for what `fields` says. */
export function mark(person: Person, fields: Fields = {}): Write {
  return put(flagPath(person), { deletingSince: now, isFinal: false, ...fields })
}

/** From here on there is no way back. */
export function finish(person: Person, fields: Fields = {}): Write {
  return change(flagPath(person), { isFinal: true, deletingSince: now, ...fields })
}
