import { expect, it } from 'vitest'
import { isObjectEntry, objectPaths } from '#src/domain/data/archivedObject.ts'

it('keeps the paths of ordinary objects', () => {
  const pathOf = objectPaths(() => 0)
  for (const path of ['photos/beach.jpg', 'photos/2026/a b/1.jpg', 'receipts/1.pdf', 'photos/1'])
    expect(pathOf(path)).toBe(path)
})

it('keeps objects apart from documents, folders, and names that differ only in their case', () => {
  const pathOf = objectPaths((folder) => (folder === 'photos' ? 2 : 0))
  expect(
    [
      'photos/1.json',
      'photos/3.json',
      'photos/2.json/1.json',
      'photos/a/1.json',
      'photos/A/1.json',
      'photos/a',
      'photos/a/2.json',
    ].map(pathOf),
  ).toEqual([
    'photos/1 (2).json',
    'photos/3.json',
    'photos/2 (2).json/1.json',
    'photos/a/1.json',
    'photos/A (2)/1.json',
    'photos/a (3)',
    'photos/a/2.json',
  ])
})

it('leads out of no folder', () => {
  const pathOf = objectPaths(() => 0)
  expect(pathOf('photos/../../x')).toBe('photos/untitled/untitled/x')
  expect(pathOf('photos/.\\..:con')).toMatch(/^photos\/[^/\\:]+$/)
})

const entry = {
  path: 'photos/beach.jpg',
  size: 0,
  sha256: '',
  kind: 'object',
  object: 'photos/beach.jpg',
  type: 'image/jpeg',
  metadata: { caption: 'Sand' },
}

it('knows an entry that is an object, also an empty one', () => {
  expect(isObjectEntry(entry)).toBe(true)
})

it.each([
  { kind: 'file' },
  { object: '' },
  { object: 1 },
  { type: undefined },
  { metadata: null },
  { metadata: { caption: 1 } },
])('knows an entry with %j isn’t one', (wrong) => {
  expect(isObjectEntry({ ...entry, ...wrong })).toBe(false)
})
