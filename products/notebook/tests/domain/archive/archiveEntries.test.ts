import { describe, expect, it } from 'vitest'
import {
  toNewFile,
  isFileEntry,
  refusalOfEntries,
  type NotebookEntry,
} from '#products/notebook/domain/archive/archiveEntries.ts'
import { idOf } from '#products/notebook/tests/support/smallUserData.ts'

const sha256 = '0123456789abcdef'.repeat(4)
const facts = { fileId: idOf(3), noteId: idOf(1), name: 'plan.pdf', type: 'application/pdf' }

const text = { kind: 'text', path: 'notes/Milk.md', size: 0, sha256 } as const
const note = { kind: 'note', path: 'notes/1.json', size: 10, sha256, noteId: idOf(1) } as const
const row = { kind: 'row', path: 'rows/1.json', size: 11, sha256, noteId: idOf(1) } as const
const file = { kind: 'file', path: 'files/3', size: 100, sha256, ...facts } as const
const upload = { ...file, kind: 'upload', path: 'uploads/4', fileId: idOf(4) } as const
const entries: readonly NotebookEntry[] = [text, note, row, file, upload]

describe("the notebook's entries in a manifest", () => {
  it('are accepted if the notebook could have written them', () => {
    expect(refusalOfEntries(entries)).toBe(null)
    expect(refusalOfEntries([])).toBe(null)
  })

  it('are damaged if a note, row or file appears twice', () => {
    expect(refusalOfEntries([note, { ...note, path: 'other' }])).toBe('damaged')
    expect(refusalOfEntries([row, { ...row, path: 'other' }])).toBe('damaged')
    expect(refusalOfEntries([file, { ...upload, fileId: file.fileId }])).toBe('damaged')
    expect(refusalOfEntries([text, { ...text, path: 'other' }])).toBe(null)
  })

  it.each([
    { ...note, kind: 'program' },
    { ...file, kind: 'picture' },
    { ...note, noteId: 'x' },
    { ...note, noteId: [idOf(1)] },
    { ...row, noteId: null },
    { ...file, fileId: 'x' },
    { ...file, noteId: null },
    { ...file, noteId: 'x' },
    { ...file, name: '' },
    { ...file, name: 7 },
    { ...file, name: 'x'.repeat(201) },
    { ...file, type: 7 },
    { ...file, size: 0 },
    { ...upload, noteId: null },
  ])('are damaged if an entry is invalid: %#', (entry) => {
    expect(refusalOfEntries([entry])).toBe('damaged')
  })

  it('can name a file with 200 characters', () => {
    expect(refusalOfEntries([{ ...file, name: 'x'.repeat(200) }])).toBe(null)
  })

  const bytesPerMiB = 1_048_576

  it.each([
    [note, 2 * bytesPerMiB],
    [text, 64 * bytesPerMiB],
    [row, 64 * bytesPerMiB],
    [file, 10 * bytesPerMiB],
    [upload, 10 * bytesPerMiB],
  ] as const)('are refused for their size alone: %o', (entry, limit) => {
    expect(refusalOfEntries([{ ...entry, size: limit }])).toBe(null)
    expect(refusalOfEntries([{ ...entry, size: limit + 1 }])).toBe('too-large')
  })
})

it('file entries are converted to files to import', () => {
  expect(entries.filter(isFileEntry)).toEqual([file, upload])
  const { fileId: id, noteId: attachedTo, name, type, size } = file
  expect(toNewFile(file)).toEqual({ id, attachedTo, name, type, size })
})
