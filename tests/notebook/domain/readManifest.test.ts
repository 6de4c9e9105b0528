import { describe, expect, it } from 'vitest'
import {
  entrySizeLimit,
  fileIn,
  isFileEntry,
  noCounts,
  type ArchiveEntry,
} from '#src/domain/archiveManifest.ts'
import { isSafePath, readManifest } from '#src/domain/readManifest.ts'
import { idOf } from '#tests/support/notebook/smallUserData.ts'

const sha256 = '0123456789abcdef'.repeat(4)
const facts = { fileId: idOf(3), noteId: idOf(1), name: 'plan.pdf', type: 'application/pdf' }

const account = { kind: 'account', path: 'account.json', size: 40, sha256 } as const
const text = { kind: 'text', path: 'notes/Milk.md', size: 0, sha256 } as const
const note = { kind: 'note', path: 'notes/1.json', size: 10, sha256, noteId: idOf(1) } as const
const row = { kind: 'row', path: 'rows/1.json', size: 11, sha256, noteId: idOf(1) } as const
const file = { kind: 'file', path: 'files/3', size: 100, sha256, ...facts } as const
const upload = { ...file, kind: 'upload', path: 'uploads/4', fileId: idOf(4) } as const
const picture = {
  ...file,
  kind: 'picture',
  path: 'picture',
  fileId: idOf(5),
  noteId: null,
} as const
const entries: readonly ArchiveEntry[] = [account, text, note, row, file, upload, picture]

const manifest = {
  format: 'gatehouse-export-1',
  exportedAt: '2026-11-21T12:00:00.000Z',
  userId: 'ada',
  counts: { notes: 1, inTrash: 0, conflicts: 0, files: 2, bytes: 200, unsynced: 2 },
  entries,
  missing: [],
}

/** What is read where something of the manifest is another. */
function changed(change: object): unknown {
  return readManifest(JSON.stringify({ ...manifest, ...change }))
}

/** What is read of a manifest that names nothing but this, and counts it rightly. */
function only(entry: object): unknown {
  const { kind, size = 0 } = entry as { kind?: string; size?: number }
  const isFile = kind === 'file' || kind === 'picture'
  const counts = {
    ...noCounts,
    notes: kind === 'note' ? 1 : 0,
    files: isFile ? 1 : 0,
    bytes: isFile ? size : 0,
    unsynced: kind === 'row' || kind === 'upload' ? 1 : 0,
  }
  return changed({ entries: [entry], counts })
}

const twice = (one: ArchiveEntry, other: ArchiveEntry, counts: object) =>
  changed({ entries: [one, other], counts: { ...noCounts, ...counts } })

describe('what an archive says about itself', () => {
  it('is taken as it stands there where all of it can be', () => {
    expect(readManifest(JSON.stringify(manifest))).toEqual(manifest)
    expect(changed({ entries: [], counts: noCounts })).toEqual({
      ...manifest,
      entries: [],
      counts: noCounts,
    })
  })

  it.each([
    '',
    'null',
    '7',
    '"gatehouse-export-1"',
    '[]',
    '{}',
    '{"format":1}',
    '{"format":"zip"}',
  ])('is not ours where it is %j', (other) => {
    expect(readManifest(other)).toBe('not-ours')
  })

  it('is of a newer app only where its format begins like ours', () => {
    expect(changed({ format: 'gatehouse-export-12' })).toBe('newer')
    expect(changed({ format: 'my gatehouse-export-1' })).toBe('not-ours')
  })

  it.each([
    { exportedAt: 7 },
    { exportedAt: 'yesterday' },
    { userId: null },
    { entries: {} },
    { entries: [null] },
    { missing: null },
    { counts: null },
    { counts: {} },
    ...Object.keys(noCounts)
      .flatMap((name) =>
        [-1, 0.5, '1', 7].map((count) => ({ counts: { ...manifest.counts, [name]: count } })),
      )
      .filter(({ counts }) => counts.inTrash !== 7 && counts.conflicts !== 7),
  ])('is damaged where it has %j', (change) => {
    expect(changed(change)).toBe('damaged')
  })

  it('is damaged where it names a path, a note, a row or a file twice', () => {
    expect(twice(text, { ...account, path: text.path }, {})).toBe('damaged')
    expect(twice(note, { ...note, path: 'other' }, { notes: 2 })).toBe('damaged')
    expect(twice(row, { ...row, path: 'other' }, { unsynced: 2 })).toBe('damaged')
    const counts = { files: 1, bytes: 100, unsynced: 1 }
    expect(twice(file, { ...upload, fileId: file.fileId }, counts)).toBe('damaged')
    expect(typeof twice(file, upload, counts)).toBe('object')
    expect(typeof twice(note, row, { notes: 1, unsynced: 1 })).toBe('object')
  })
})

describe('one entry', () => {
  it.each(entries)('is taken alone: $kind', (entry) => {
    expect(only(entry)).toMatchObject({ entries: [entry] })
  })

  it.each([
    { ...note, path: 7 },
    { ...note, path: 'manifest.json' },
    { ...note, path: '../note' },
    { ...note, size: -1 },
    { ...note, size: '10' },
    { ...note, sha256: 7 },
    { ...note, sha256: sha256.slice(1) },
    { ...note, sha256: `${sha256}0` },
    { ...note, sha256: sha256.toUpperCase() },
    { ...note, kind: 'program' },
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
    { ...picture, noteId: idOf(1) },
    { ...upload, noteId: null },
  ])('is refused as it is: %#', (entry) => {
    expect(only(entry)).toBe('damaged')
  })

  it('may have a name of 200 characters', () => {
    expect(only({ ...file, name: 'x'.repeat(200) })).toBeTypeOf('object')
  })
})

const many = (count: number, size: number) =>
  changed({
    counts: noCounts,
    entries: Array.from({ length: count }, (_, at) => ({ ...text, path: `${at}`, size })),
  })

describe('what is larger than anything this app makes', () => {
  const mebi = 1_048_576

  it.each([
    [account, 2 * mebi],
    [note, 2 * mebi],
    [text, 64 * mebi],
    [row, 64 * mebi],
    [file, 10 * mebi],
    [picture, 10 * mebi],
    [upload, 10 * mebi],
  ] as const)('is refused by its size alone: %o', (entry, limit) => {
    expect(entrySizeLimit(entry.kind)).toBe(limit)
    expect(only({ ...entry, size: limit })).toBeTypeOf('object')
    expect(only({ ...entry, size: limit + 1 })).toBe('too-large')
  })

  it('is refused in all, and in number', () => {
    expect(many(128, 64 * mebi)).toBeTypeOf('object')
    expect(many(129, 64 * mebi)).toBe('too-large')
    expect(many(50_000, 0)).toBeTypeOf('object')
    expect(many(50_001, 0)).toBe('too-large')
  })
})

describe('a path in an archive', () => {
  it.each(['a', 'a/b.md', '...', 'a/..b', 'ä ö/😀'])('stays in its folder: %j', (path) => {
    expect(isSafePath(path)).toBe(true)
  })

  it.each(['', '/a', 'a/', 'a//b', '.', '..', 'a/./b', 'a/../b', 'a\\b', 'C:a', 'a\0', 'a\nb'])(
    'leads elsewhere: %j',
    (path) => {
      expect(isSafePath(path)).toBe(false)
    },
  )
})

it('files of every kind are what a notebook takes', () => {
  expect(entries.filter(isFileEntry)).toEqual([file, upload, picture])
  const { fileId: id, noteId, name, type, size } = file
  expect(fileIn(file)).toEqual({ id, noteId, name, type, size })
})
