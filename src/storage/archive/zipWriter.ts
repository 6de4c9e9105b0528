import { crc32 } from './crc32.ts'

/** One file in a ZIP archive, of less than 4 GiB. */
export type ZipEntry = {
  path: string
  bytes: Uint8Array<ArrayBuffer>
  /** From 1980 to 2107, the format's range. */
  changedAt: Date
  isCompressible: boolean
}

export type ZipWriter = {
  /** Writes an entry, which replaces an earlier one with the same path in the directory. */
  add: (entry: ZipEntry) => Promise<void>
  /** Writes the directory and closes the stream. */
  close: () => Promise<void>
}

/** A little-endian number. */
type Field = readonly [bytes: 2 | 4 | 8, value: number]

const stored = 0
const deflated = 8
const utf8Names = 0x0800
const version = 20
const zip64Version = 45
const largest = { 2: 0xffff, 4: 0xffffffff } as const

/**
 * Writes a ZIP archive into a stream. Entries are not copied, and memory holds only their directory lines.
 *
 * @param sink must copy or write bytes before its `write` resolves. Afterwards, they may be freed.
 */
export function openZipWriter(sink: WritableStream<Uint8Array>): ZipWriter {
  const writer = sink.getWriter()
  const directory = new Map<string, Uint8Array>()
  let offset = 0
  const write = async (bytes: Uint8Array) => {
    await writer.write(bytes)
    offset += bytes.length
  }
  return {
    add: async ({ path, bytes, changedAt, isCompressible }) => {
      const packed = isCompressible ? await deflate(bytes) : bytes
      const isSmaller = packed.length < bytes.length
      const name = new TextEncoder().encode(path)
      const facts: readonly Field[] = [
        [2, utf8Names],
        [2, isSmaller ? deflated : stored],
        ...dosTime(changedAt),
        [4, crc32(bytes)],
        [4, isSmaller ? packed.length : bytes.length],
        [4, bytes.length],
        [2, name.length],
      ]
      const start = offset
      await write(recordOf([[4, 0x04034b50], [2, version], ...facts, [2, 0]], name))
      await write(isSmaller ? packed : bytes)
      directory.delete(path)
      directory.set(path, directoryLine(facts, name, start))
    },
    close: async () => {
      const start = offset
      for (const line of directory.values()) await write(line)
      await write(endOf({ count: directory.size, size: offset - start, start, end: offset }))
      await writer.close()
    },
  }
}

function directoryLine(facts: readonly Field[], name: Uint8Array, start: number): Uint8Array {
  const isFar = start >= largest[4]
  const needed = isFar ? zip64Version : version
  const far = recordOf(
    isFar
      ? [
          [2, 1],
          [2, 8],
          [8, start],
        ]
      : [],
  )
  const none: readonly Field[] = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
  ]
  return recordOf(
    [
      [4, 0x02014b50],
      [2, needed],
      [2, needed],
      ...facts,
      [2, far.length],
      ...none,
      [4, Math.min(start, largest[4])],
    ],
    name,
    far,
  )
}

type Directory = { count: number; size: number; start: number; end: number }

function endOf({ count, size, start, end }: Directory): Uint8Array {
  const isLarge = count >= largest[2] || start >= largest[4] || size >= largest[4]
  const atMost = (bytes: 2 | 4, value: number): Field => [bytes, Math.min(value, largest[bytes])]
  const zip64: readonly Field[] = [
    [4, 0x06064b50],
    [8, 44],
    [2, zip64Version],
    [2, zip64Version],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, start],
    [4, 0x07064b50],
    [4, 0],
    [8, end],
    [4, 1],
  ]
  return recordOf([
    ...(isLarge ? zip64 : []),
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    atMost(2, count),
    atMost(2, count),
    atMost(4, size),
    atMost(4, start),
    [2, 0],
  ])
}

/** The local time, in steps of two seconds. */
function dosTime(at: Date): readonly Field[] {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)
  const day = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()
  return [
    [2, time],
    [2, day],
  ]
}

function recordOf(fields: readonly Field[], ...tails: readonly Uint8Array[]): Uint8Array {
  const head = fields.reduce((sum, [bytes]) => sum + bytes, 0)
  const record = new Uint8Array(tails.reduce((sum, { length }) => sum + length, head))
  const view = new DataView(record.buffer)
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else if (bytes === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += bytes
  }
  for (const tail of tails) {
    record.set(tail, at)
    at += tail.length
  }
  return record
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate-raw')
  const writer = writable.getWriter()
  const [packed] = await Promise.all([
    new Response(readable).arrayBuffer(),
    writer.write(bytes),
    writer.close(),
  ])
  return new Uint8Array(packed)
}
