import { Reader, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { expect, it, vi } from 'vitest'
import { openZipWriter } from '#src/storage/archive/zipWriter.ts'

// The sums of gigabytes would take a minute.
vi.mock('#src/storage/archive/crc32.ts', () => ({ crc32: () => 0 }))

/** Reads what was written, which shares its memory: as one array it would be too large. */
class ChunksReader extends Reader<readonly Uint8Array[]> {
  private readonly chunks: readonly Uint8Array[]

  constructor(chunks: readonly Uint8Array[]) {
    super(chunks)
    this.chunks = chunks
    this.size = chunks.reduce((sum, { length }) => sum + length, 0)
  }

  override readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const found = new Uint8Array(Math.min(length, this.size - index))
    let start = 0
    for (const chunk of this.chunks) {
      const part = chunk.subarray(Math.max(0, index - start), Math.max(0, index + length - start))
      if (part.length > 0) found.set(part, Math.max(0, start - index))
      start += chunk.length
    }
    return Promise.resolve(found)
  }
}

it('has a directory for entries beyond 4 GiB', async () => {
  const chunks: Uint8Array[] = []
  const sink = new WritableStream<Uint8Array>({ write: (chunk) => void chunks.push(chunk) })
  const zip = openZipWriter(sink)
  const facts = { changedAt: new Date(2026, 10, 24), isCompressible: false }
  const film = new Uint8Array(512 * 1_048_576)
  for (let number = 0; number < 9; number += 1)
    await zip.add({ path: `${number}.mp4`, bytes: film, ...facts })
  await zip.add({ path: 'last.txt', bytes: new TextEncoder().encode('the last one'), ...facts })
  await zip.close()
  const archive = new ChunksReader(chunks)
  expect(archive.size).toBeGreaterThan(4.5 * 2 ** 30)
  const entries = await new ZipReader(archive).getEntries()
  expect(entries).toHaveLength(10)
  const last = entries.at(-1)
  if (!last || last.directory) throw new Error('The last entry is missing.')
  const read: Uint8Array[] = []
  await last.getData(new WritableStream<Uint8Array>({ write: (chunk) => void read.push(chunk) }))
  expect(new TextDecoder().decode(read[0])).toBe('the last one')
})
