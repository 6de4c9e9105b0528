import type { Person } from '../person.ts'
import { create, first, uuid } from './notes.ts'
import { now } from './values.ts'
import type { Fields } from './values.ts'
import { change, put, remove } from './writes.ts'
import type { Write } from './writes.ts'

export const scan = uuid(31)
export const letter = uuid(32)

/** The record of a file that belongs to the first note. */
export const newFile = {
  attachedTo: first,
  name: 'Scan.pdf',
  size: 3000,
  type: 'application/pdf',
  slot: 0,
  state: 'arriving',
  createdAt: now,
} satisfies Fields

/** What is different in the record of a person's picture. */
export const ofPicture = { attachedTo: null, name: 'Me.jpg', type: 'image/jpeg' } satisfies Fields

export const filePath = ({ uid }: Person, id = scan): string => `users/${uid}/files/${id}`
/** Where the bytes of a file lie. */
export const slotPath = ({ uid }: Person, slot: number | string = newFile.slot): string =>
  `users/${uid}/files/${slot}`

export const filesUsagePath = ({ uid }: Person): string => `users/${uid}/usage/files`

/** The counter of this person's files, the file for which it moved last, and the slots that are free again. */
export function weigh(person: Person, count: number, bytes: number, lastId = scan): Write {
  return put(filesUsagePath(person), { count, bytes, lastId, free: [] })
}

/** A person's first file with its count, as the app creates it, but for what `fields` says. */
export function arrive(person: Person, fields: Fields = {}, id = scan): Write[] {
  const record = { ...newFile, ...fields }
  const bytes = typeof record.size === 'number' ? record.size : newFile.size
  return [put(filePath(person, id), record), weigh(person, 1, bytes, id)]
}

/** A change in the record of a person's first file. */
export function turn(person: Person, fields: Fields): Write {
  return change(filePath(person), fields)
}

/** The first file and its count go, as the app does it when the person has one file. */
export function discard(person: Person): Write[] {
  return [remove(filePath(person)), weigh(person, 0, 0)]
}

/** A person's first note and first file. */
export function noteWithFile(person: Person, fields: Fields = {}): Write[] {
  return [...create(person), ...arrive(person, fields)]
}
