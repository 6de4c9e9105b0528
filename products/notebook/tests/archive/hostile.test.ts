import { expect, test } from 'vitest'
import { exported, refusalOf } from '#products/notebook/tests/support/archives.ts'
import { smallUserData, idOf } from '#products/notebook/tests/support/smallUserData.ts'
import type { ArchiveManifest } from '#src/domain/data/archiveManifest.ts'
import { partsIn, zipOf, type Part } from '#tests/support/zip.ts'

const note = `notes/data/${idOf(1)}.json`

/** The parts of an unmodified archive. */
const whole = exported(smallUserData()).then(partsIn)

test('a file that is no ZIP file, or not from this app, is refused', async () => {
  expect(await refusalOf(new Blob([]))).toBe('not-ours')
  expect(await refusalOf(new Blob(['nothing of the kind']))).toBe('not-ours')
  expect(await refusalOf(await zipOf([part('letter.txt', 'Dear Ada')]))).toBe('not-ours')
  expect(await refusalOf(await zipOf([part('manifest.json', '{"format":"other"}')]))).toBe(
    'not-ours',
  )
  expect(await refusalOf(await zipOf([part('manifest.json', 'not JSON')]))).toBe('not-ours')
  const newer = part('manifest.json', '{"format":"gatehouse-export-2"}')
  expect(await refusalOf(await zipOf([newer]))).toBe('newer')
})

test('a truncated archive is refused', async () => {
  const archive = await exported(smallUserData())
  expect(await refusalOf(archive.slice(0, archive.size - 30))).toBe('not-ours')
})

test.each(['../evil.txt', '/etc/passwd', 'notes/../../evil', 'C:/evil', 'a\\..\\evil', './evil'])(
  'an unsafe path is refused: %s',
  async (path) => {
    const parts = await whole
    const archive = await zipOf([...parts, part(path, 'evil')])
    expect(['damaged', 'not-ours']).toContain(await refusalOf(archive))
    const inManifest = await changed(({ entries: [first, ...rest], ...manifest }) => ({
      ...manifest,
      entries: [{ ...first, path }, ...rest],
    }))
    expect(await refusalOf(inManifest)).toBe('damaged')
  },
)

test('modified and missing bytes are refused', async () => {
  const parts = await whole
  const words = new TextDecoder().decode(parts.find(({ path }) => path === note)?.bytes)
  const other = part(note, words.replace('Milk', 'Beer'))
  const others = parts.map((known) => (known.path === note ? other : known))
  expect(await refusalOf(await zipOf(others))).toBe('damaged')
  const without = parts.filter(({ path }) => path !== note)
  expect(await refusalOf(await zipOf(without))).toBe('damaged')
})

test('an entry longer than its manifest says is not unpacked', async () => {
  const parts = await whole
  const bomb = { path: note, bytes: new Uint8Array(50_000_000) }
  const archive = await zipOf(parts.map((known) => (known.path === note ? bomb : known)))
  expect(archive.size).toBeLessThan(100_000)
  expect(await refusalOf(archive)).toBe('damaged')
})

test('an entry that lies about its length is stopped at the first extra byte', async () => {
  const parts = await whole
  const length = parts.find(({ path }) => path === note)?.bytes.length ?? 0
  const bomb = { path: note, bytes: new Uint8Array(5_000_000) }
  const archive = await zipOf(parts.map((known) => (known.path === note ? bomb : known)))
  const bytes = new DataView(await archive.arrayBuffer())
  // The size is in the central directory and after the data; nothing else is 5,000,000.
  for (let at = 0; at < bytes.byteLength - 4; at += 1) {
    if (bytes.getUint32(at, true) === 5_000_000) bytes.setUint32(at, length, true)
  }
  expect(await refusalOf(new Blob([bytes.buffer]))).toBe('damaged')
})

test('impossible sizes are refused before anything is unpacked', async () => {
  const large = await changed(({ entries, ...manifest }) => ({
    ...manifest,
    entries: entries.map((entry) =>
      entry.kind === 'file' ? { ...entry, size: 10_485_761 } : entry,
    ),
  }))
  expect(await refusalOf(large)).toBe('too-large')
})

test('a manifest with duplicates or wrong counts is refused', async () => {
  const twice = await changed(({ entries: [first, ...rest], ...manifest }) => ({
    ...manifest,
    entries: [first, first, ...rest],
  }))
  expect(await refusalOf(twice)).toBe('damaged')
  for (const count of ['notes', 'inTrash', 'conflicts', 'files', 'bytes', 'unsent'] as const) {
    const wrong = await changed(({ counts, ...manifest }) => ({
      ...manifest,
      counts: { ...counts, [count]: (counts[count] ?? 0) + 1 },
    }))
    expect([count, await refusalOf(wrong)]).toEqual([count, 'damaged'])
  }
})

test('a manifest of any other shape is refused', async () => {
  const strange: ((manifest: ArchiveManifest) => object)[] = [
    (manifest) => ({ ...manifest, entries: null }),
    (manifest) => ({ ...manifest, missing: {} }),
    (manifest) => ({ ...manifest, counts: null }),
    (manifest) => ({ ...manifest, exportedAt: 'yesterday' }),
    (manifest) => ({ ...manifest, userId: 7 }),
    ...[{ sha256: 'abc' }, { size: -1 }, { size: 0.5 }, { kind: 'program' }, { path: 7 }].map(
      (change) =>
        ({ entries: [first, ...rest], ...manifest }: ArchiveManifest) => ({
          ...manifest,
          entries: [{ ...first, ...change }, ...rest],
        }),
    ),
    ...[
      { fileId: 'x' },
      { noteId: '../x' },
      { name: '' },
      { name: 'x'.repeat(201) },
      { type: 7 },
    ].map((change) => ({ entries, ...manifest }: ArchiveManifest) => ({
      ...manifest,
      entries: entries.map((entry) => (entry.kind === 'file' ? { ...entry, ...change } : entry)),
    })),
  ]
  for (const change of strange) expect(await refusalOf(await changed(change))).toBe('damaged')
})

/** An archive with a modified manifest. */
async function changed(change: (manifest: ArchiveManifest) => object): Promise<Blob> {
  const parts = await whole
  return zipOf(
    parts.map((known) => {
      if (known.path !== 'manifest.json') return known
      const manifest = JSON.parse(new TextDecoder().decode(known.bytes)) as ArchiveManifest
      return part(known.path, JSON.stringify(change(manifest)))
    }),
  )
}

function part(path: string, text: string): Part {
  return { path, bytes: new TextEncoder().encode(text) }
}
