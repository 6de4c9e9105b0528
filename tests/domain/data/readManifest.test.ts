import { describe, expect, it } from 'vitest'
import { entrySizeLimit, type ArchiveEntry } from '#src/domain/data/archiveManifest.ts'
import { isSafePath, readManifest } from '#src/domain/data/readManifest.ts'

const sha256 = '0123456789abcdef'.repeat(4)

const account = { kind: 'account', path: 'account.json', size: 40, sha256 } as const
const picture = { kind: 'picture', path: 'picture.jpg', size: 100, sha256, type: 'image/jpeg' }
const own = { kind: 'greeting', path: 'greetings/1.json', size: 10, sha256, of: 'Ada' }
const entries: readonly ArchiveEntry[] = [account, picture, own]

const manifest = {
  format: 'gatehouse-export-1',
  exportedAt: '2026-11-21T12:00:00.000Z',
  userId: 'ada',
  counts: { greetings: 1, letters: 10 },
  entries,
  missing: [{ name: 'Hello', why: 'unreadable', of: 'Ada' }],
}

/** Reads a manifest with this change. */
function changed(change: object): unknown {
  return readManifest(JSON.stringify({ ...manifest, ...change }))
}

/** Reads a manifest whose only entry is this. */
function only(entry: object): unknown {
  return changed({ entries: [entry] })
}

describe('the manifest of an archive', () => {
  it('is returned as it is if everything in it is possible', () => {
    expect(readManifest(JSON.stringify(manifest))).toEqual(manifest)
    expect(changed({ entries: [], counts: {}, missing: [] })).toEqual({
      ...manifest,
      entries: [],
      counts: {},
      missing: [],
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
  ])("isn't ours if it is %j", (other) => {
    expect(readManifest(other)).toBe('not-ours')
  })

  it("is from a newer app only if its format starts like this app's", () => {
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
    { missing: [null] },
    { missing: [{ name: 7, why: 'unreadable' }] },
    { missing: [{ name: 'Hello' }] },
    { counts: null },
    ...[-1, 0.5, '1'].map((greetings) => ({ counts: { ...manifest.counts, greetings } })),
  ])('is damaged if it has %j', (change) => {
    expect(changed(change)).toBe('damaged')
  })

  it('is damaged if it lists a path twice', () => {
    expect(changed({ entries: [own, { ...account, path: own.path }] })).toBe('damaged')
    expect(changed({ entries: [own, { ...own, path: 'other' }] })).toBeTypeOf('object')
  })
})

describe('a single entry', () => {
  it.each(entries)('is accepted: $kind', (entry) => {
    expect(only(entry)).toMatchObject({ entries: [entry] })
  })

  it.each([
    { ...own, path: 7 },
    { ...own, path: 'manifest.json' },
    { ...own, path: '../greeting' },
    { ...own, size: -1 },
    { ...own, size: '10' },
    { ...own, sha256: 7 },
    { ...own, sha256: sha256.slice(1) },
    { ...own, sha256: `${sha256}0` },
    { ...own, sha256: sha256.toUpperCase() },
    { ...own, kind: 7 },
  ])('is refused as it is: %#', (entry) => {
    expect(only(entry)).toBe('damaged')
  })
})

describe('an archive larger than any of this app', () => {
  const bytesPerMiB = 1_048_576

  it.each([
    [account, 2 * bytesPerMiB],
    [picture, 10 * bytesPerMiB],
    [own, 64 * bytesPerMiB],
  ] as const)('is refused by its size alone: %o', (entry, limit) => {
    expect(entrySizeLimit(entry.kind)).toBe(limit)
    expect(only({ ...entry, size: limit })).toBeTypeOf('object')
    expect(only({ ...entry, size: limit + 1 })).toBe('too-large')
  })
})

it('an archive may have as many entries, and be as large in all, as an export writes', () => {
  expect(many(100_000, 1_048_576)).toBeTypeOf('object')
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

/** Reads a manifest with this many entries. */
function many(count: number, size: number): unknown {
  return changed({
    entries: Array.from({ length: count }, (_, at) => ({ ...own, path: `${at}`, size })),
  })
}
