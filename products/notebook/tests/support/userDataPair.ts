import * as fc from 'fast-check'
import { wellFormed, type Note, type NoteContent } from '#products/notebook/domain/note.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import { memoryUserData, type MemoryUserData } from './memoryUserData.ts'

const ids = fc.uuid().map((id) => id.toLowerCase())

/** Names that are a problem on some file systems, among others. */
const trickyNames = fc.constantFrom(
  'con',
  'NUL.txt',
  '..',
  '../../etc/passwd',
  'C:\\Windows\\system32',
  'a'.repeat(190),
  'ä',
  'a\u0308',
  'Straße',
  'STRASSE',
  'name.',
  ' name ',
  '😀'.repeat(80),
  'report.pdf',
  'Report.PDF',
)

const names = fc.oneof(
  trickyNames,
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
)

const titles = fc.oneof(names, fc.constant(''))

const contents: fc.Arbitrary<NoteContent> = fc
  .record({
    title: titles,
    body: fc.string({ unit: 'grapheme', maxLength: 300 }),
    pinned: fc.boolean(),
    isInTrash: fc.boolean(),
    conflictOf: fc.option(ids),
  })
  .map(wellFormed)

const moments = fc.integer({ min: 0, max: Date.UTC(2200, 0, 1) })

const notes = fc.record({
  id: ids,
  content: contents,
  rev: fc.integer({ min: 1, max: 9 }),
  editId: ids,
  parentEditId: fc.option(ids),
  createdAt: moments,
  updatedAt: moments,
}) satisfies fc.Arbitrary<Note>

const files = fc.record({
  id: ids,
  whose: fc.nat(),
  name: names,
  type: fc.constantFrom('text/plain', 'image/png', 'application/pdf'),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 2_000 }),
})

/** Arbitrary user data in which all files are attached to notes and readable. */
export const anyUserData: fc.Arbitrary<MemoryUserData> = fc
  .record({
    drawn: fc.uniqueArray(notes, { selector: ({ id }) => id, maxLength: 8 }),
    loose: fc.uniqueArray(files, { selector: ({ id }) => id, maxLength: 8 }),
  })
  .map(({ drawn, loose }) => {
    const held = drawn.length === 0 ? [] : loose
    return memoryUserData({
      notes: new Map(drawn.map((note) => [note.id, note])),
      files: new Map(
        held.map(({ id, whose, name, type, bytes }) => {
          const noteId = drawn[whose % drawn.length]?.id ?? null
          const blob = new Blob([new Uint8Array(bytes)], { type })
          const file: StoredFile = {
            id,
            attachedTo: noteId,
            name,
            type,
            size: blob.size,
            slot: 0,
            state: 'stored',
            createdAt: 0,
          }
          return [id, { file, bytes: blob }]
        }),
      ),
    })
  })

/** The part that must survive an export and import: texts and bytes. */
export async function essence(account: MemoryUserData) {
  const bytesOf = [...account.files.values()].map(async ({ file, bytes }) => {
    const { id, attachedTo, name, type, size } = file
    const content = bytes && Array.from(new Uint8Array(await bytes.arrayBuffer()))
    return { id, attachedTo, name, type, size, content }
  })
  return {
    notes: [...account.notes.values()].map(({ id, content }) => ({ id, content })).sort(byId),
    files: (await Promise.all(bytesOf)).sort(byId),
  }
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1
}
