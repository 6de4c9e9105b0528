import type { Person } from '../person.ts'
import { create, first, uuid } from './notes.ts'
import { now } from './values.ts'
import type { Fields } from './values.ts'
import { change, put, remove } from './writes.ts'
import type { Write } from './writes.ts'

export const scan = uuid(31)
export const letter = uuid(32)

/** The record of a file attached to the first note. */
export const newFile = {
  attachedTo: first,
  name: 'Scan.pdf',
  size: 3000,
  type: 'application/pdf',
  slot: 0,
  state: 'uploading',
  createdAt: now,
} satisfies Fields

/** What differs in the record of a person's picture. */
export const ofPicture = { attachedTo: null, name: 'Me.jpg', type: 'image/jpeg' } satisfies Fields

export const filePath = ({ uid }: Person, id = scan): string => `users/${uid}/files/${id}`
/** The Storage path of a file's bytes. */
export const slotPath = ({ uid }: Person, slot: number | string = newFile.slot): string =>
  `users/${uid}/files/${slot}`

export const filesUsagePath = ({ uid }: Person): string => `users/${uid}/usage/files`

/** The counter of the person's files, with the file it last changed for. */
export function countFiles(person: Person, count: number, bytes: number, lastId = scan): Write {
  return put(filesUsagePath(person), { count, bytes, lastId, free: [] })
}

/** A person's first file with its count, as the app creates it. `fields` override. */
export function createFile(person: Person, fields: Fields = {}, id = scan): Write[] {
  const record = { ...newFile, ...fields }
  const bytes = typeof record.size === 'number' ? record.size : newFile.size
  return [put(filePath(person, id), record), countFiles(person, 1, bytes, id)]
}

/** Changes the record of a person's first file. */
export function changeFile(person: Person, fields: Fields): Write {
  return change(filePath(person), fields)
}

/** Deletes the first file with its count, as the app does when the person has one file. */
export function deleteFile(person: Person): Write[] {
  return [remove(filePath(person)), countFiles(person, 0, 0)]
}

/** A person's first note and first file. */
export function noteWithFile(person: Person, fields: Fields = {}): Write[] {
  return [...create(person), ...createFile(person, fields)]
}
