import type { Person } from '../person.ts'
import { now } from './values.ts'
import type { Fields } from './values.ts'
import { put } from './writes.ts'
import type { Write } from './writes.ts'

export const profilePath = ({ uid }: Person): string => `users/${uid}/profile/answers`

/** Answers with consent given now. `fields` override. */
export function answer(person: Person, fields: Fields = {}): Write {
  const answers = { company: 'Acme', news: '' }
  return put(profilePath(person), { answers, terms: '2026-11', agreedAt: now, ...fields })
}
