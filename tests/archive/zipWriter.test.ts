import { BlobReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { expect, it } from 'vitest'
import { openZipWriter, type ZipEntry } from '#src/storage/archive/zipWriter.ts'
import { memorySink, partsIn } from '#tests/support/zip.ts'

const changedAt = new Date(2026, 10, 24, 12, 30, 40)
const noon: Pick<ZipEntry, 'changedAt' | 'isCompressible'> = { changedAt, isCompressible: false }

it('writes archives that another program reads with the same names, bytes, sizes, and times', async () => {
  const { sink, content } = memorySink()
  const zip = openZipWriter(sink)
  const text = new TextEncoder().encode('Heron at the weir. '.repeat(100))
  await zip.add({ path: 'notes/Wehr – 堰.md', bytes: text, changedAt, isCompressible: true })
  await zip.add({ path: 'files/gate.png', bytes: text, ...noon })
  await zip.add({ path: 'files/empty.txt', bytes: new Uint8Array(), ...noon, isCompressible: true })
  await zip.close()
  expect(await partsIn(content())).toEqual([
    { path: 'notes/Wehr – 堰.md', bytes: text },
    { path: 'files/gate.png', bytes: text },
    { path: 'files/empty.txt', bytes: new Uint8Array() },
  ])
  const entries = await new ZipReader(new BlobReader(content())).getEntries()
  const facts = entries.map(({ compressionMethod, uncompressedSize, lastModDate }) => ({
    compressionMethod,
    uncompressedSize,
    lastModDate,
  }))
  expect(facts).toEqual([
    { compressionMethod: 8, uncompressedSize: 1_900, lastModDate: changedAt },
    { compressionMethod: 0, uncompressedSize: 1_900, lastModDate: changedAt },
    { compressionMethod: 0, uncompressedSize: 0, lastModDate: changedAt },
  ])
})

it('stores an entry that compression would only make longer', async () => {
  const { sink, content } = memorySink()
  const zip = openZipWriter(sink)
  const bytes = crypto.getRandomValues(new Uint8Array(1_000))
  await zip.add({ path: 'random.txt', bytes, changedAt, isCompressible: true })
  await zip.close()
  const [entry] = await new ZipReader(new BlobReader(content())).getEntries()
  expect(entry).toMatchObject({ compressionMethod: 0, compressedSize: 1_000 })
  expect(await partsIn(content())).toEqual([{ path: 'random.txt', bytes }])
})

it('lists a replaced entry once, at its later position', async () => {
  const { sink, content } = memorySink()
  const zip = openZipWriter(sink)
  for (const [path, byte] of [
    ['one', 1],
    ['two', 2],
    ['one', 3],
  ] as const)
    await zip.add({ path, bytes: Uint8Array.of(byte), ...noon })
  await zip.close()
  expect(await partsIn(content())).toEqual([
    { path: 'two', bytes: Uint8Array.of(2) },
    { path: 'one', bytes: Uint8Array.of(3) },
  ])
})

it('writes more entries than the 16-bit count can hold', async () => {
  const { sink, content } = memorySink()
  const zip = openZipWriter(sink)
  const bytes = Uint8Array.of(1)
  for (let number = 0; number < 65_600; number += 1)
    await zip.add({ path: `${number}`, bytes, ...noon })
  await zip.close()
  const entries = await new ZipReader(new BlobReader(content())).getEntries()
  expect(entries).toHaveLength(65_600)
  expect(entries.at(-1)?.filename).toBe('65599')
}, 30_000)
