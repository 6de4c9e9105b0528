import type { Person } from '../person.ts'
import { now } from './values.ts'
import type { Fields } from './values.ts'
import { change, put, remove } from './writes.ts'
import type { Write } from './writes.ts'

export const uuid = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const first = uuid(1)
export const second = uuid(2)

export const newNote = {
  title: 'Groceries',
  body: 'Milk',
  pinned: false,
  isInTrash: false,
  conflictOf: null,
  rev: 1,
  editId: uuid(11),
  parentEditId: null,
  createdAt: now,
  updatedAt: now,
} satisfies Fields

export const firstStep = {
  body: 'Milk and bread',
  rev: 2,
  editId: uuid(12),
  parentEditId: newNote.editId,
  updatedAt: now,
} satisfies Fields

export const notePath = ({ uid }: Person, id = first): string => `users/${uid}/notes/${id}`
export const usagePath = ({ uid }: Person): string => `users/${uid}/usage/notes`
export const keyPath = ({ uid }: Person): string => `users/${uid}/keys/user-key`

/** The counter of the person's notes, with the note it last changed for. */
export function count(person: Person, number: number, lastId = first): Write {
  return put(usagePath(person), { count: number, lastId })
}

/** The counter after one permanently deleted note. `fields` override. */
export function countPurge(
  person: Person,
  number: number,
  lastId = first,
  fields: Fields = {},
): Write {
  return put(usagePath(person), { count: number, lastId, purged: 1, ...fields })
}

/** A person's first note with its count, as the app creates it. `fields` override. */
export function create(person: Person, fields: Fields = {}, id = first): Write[] {
  return [put(notePath(person, id), { ...newNote, ...fields }), count(person, 1, id)]
}

/** An edit of the first note, as the app makes it. `fields` override. */
export function step(person: Person, fields: Fields = {}): Write {
  return change(notePath(person), { ...firstStep, ...fields })
}

/**
 * Permanently deletes the first note with its count, as the app does when the person has one note.
 */
export function purge(person: Person): Write[] {
  return [remove(notePath(person)), countPurge(person, 0)]
}
