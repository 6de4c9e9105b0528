import type { Person } from '../person.ts'
import { gone, now } from './values.ts'
import type { Fields } from './values.ts'
import { change, put } from './writes.ts'
import type { Write } from './writes.ts'

export const flagPath = ({ uid }: Person): string => `users/${uid}`

/** Creates the state of the account, as the app does before the first file. `fields` override. */
export function openAccount(person: Person, fields: Fields = {}): Write {
  return put(flagPath(person), fields)
}

/** Starts a deletion. `fields` override. */
export function beginDeletion(person: Person, fields: Fields = {}): Write {
  return put(flagPath(person), { deletingSince: now, isFinal: false, ...fields })
}

/** Makes a deletion final. `fields` override. */
export function finalizeDeletion(person: Person, fields: Fields = {}): Write {
  return change(flagPath(person), { isFinal: true, deletingSince: now, ...fields })
}

/** Lets a final flag expire in a day, and leaves only the flag. `fields` override. */
export function expireFlag(person: Person, fields: Fields = {}): Write {
  const expiresAt = new Date(Date.now() + 86_400_000)
  return change(flagPath(person), {
    expiresAt,
    revokedBefore: gone,
    verified: gone,
    ...fields,
  })
}

/** Cancels a deletion. */
export function cancelDeletion(person: Person): Write {
  return change(flagPath(person), { deletingSince: gone, isFinal: gone })
}
