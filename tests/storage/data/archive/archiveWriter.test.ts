import { BlobReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { expect, it } from 'vitest'
import { accountDetails } from '#src/domain/account/accountDetails.ts'
import type { ArchiveWriter } from '#src/domain/data/archive.ts'
import { writeArchive } from '#src/storage/data/archive/archiveWriter.ts'
import { ada } from '#tests/support/users.ts'
import { memorySink, partsIn } from '#tests/support/zip.ts'

const now = new Date(2026, 10, 25)
const changedAt = new Date(2026, 10, 24, 12, 30, 40)
const text = 'Heron at the weir. '.repeat(100)

/** Writes an archive with what `pack` adds into the sink. */
function write(
  sink: WritableStream<Uint8Array>,
  pack: (archive: Pick<ArchiveWriter, 'add'>) => Promise<void>,
) {
  return writeArchive({ details: accountDetails(ada, now), sink, now }, async (archive) => {
    await pack(archive)
    return { counts: {}, missing: [] }
  })
}

it('writes archives that another program reads with the same names, bytes, sizes, and times', async () => {
  const { sink, content } = memorySink()
  await write(sink, async ({ add }) => {
    await add('notes/Wehr – 堰.md', text, { kind: 'text' }, changedAt.getTime())
    const picture = new TextEncoder().encode(text)
    await add('files/gate.png', picture, { kind: 'file', type: 'image/png' }, changedAt.getTime())
    await add('files/old.png', new Uint8Array(), { kind: 'file', type: 'image/png' }, 0)
  })
  const parts = (await partsIn(content())).map(({ path, bytes }) => [
    path,
    new TextDecoder().decode(bytes),
  ])
  expect(parts.slice(1, -1)).toEqual([
    ['notes/Wehr – 堰.md', text],
    ['files/gate.png', text],
    ['files/old.png', ''],
  ])
  const entries = await new ZipReader(new BlobReader(content())).getEntries()
  const facts = entries.map(({ filename, compressionMethod, uncompressedSize, lastModDate }) => [
    filename,
    compressionMethod,
    uncompressedSize,
    lastModDate,
  ])
  expect(facts.slice(1, -1)).toEqual([
    ['notes/Wehr – 堰.md', 8, 1_900, changedAt],
    ['files/gate.png', 0, 1_900, changedAt],
    ['files/old.png', 0, 0, new Date(0)],
  ])
})

it('lists a replaced entry once, at its later position', async () => {
  const { sink, content } = memorySink()
  const { entries } = await write(sink, async ({ add }) => {
    await add('one', 'first', { kind: 'text' })
    await add('two', 'second', { kind: 'text' })
    await add('one', 'third', { kind: 'text' })
  })
  const paths = ['account.json', 'two', 'one']
  expect(entries.map(({ path }) => path)).toEqual(paths)
  const parts = await partsIn(content())
  expect(parts.map(({ path }) => path)).toEqual([...paths, 'manifest.json'])
  expect(new TextDecoder().decode(parts[2]?.bytes)).toBe('third')
})

it('fails with the error of the disk, and adds nothing more', async () => {
  const full = new DOMException('The disk is full.', 'QuotaExceededError')
  let written = 0
  const sink = new WritableStream<Uint8Array>({
    write: (chunk) => {
      written += chunk.length
      if (written > 100_000) throw full
    },
  })
  const photo = { kind: 'file', type: 'image/png' }
  const failed = write(sink, async ({ add }) => {
    await add('one.png', new Uint8Array(1_000_000), photo)
    throw new Error('The first file was written.')
  })
  await expect(failed).rejects.toBe(full)
  expect(written).toBeLessThan(1_000_000)
})
