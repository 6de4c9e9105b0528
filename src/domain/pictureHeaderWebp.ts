import { littleEndianAt, saysAt } from './bytesAt.ts'
import { extentOf, type PictureExtent } from './pictureExtent.ts'

const firstChunk = 12
const chunkHeader = 8
const fourteenBits = 0x4000

type Side = readonly [width: number, height: number]

/** Every chunk that states a size counts, as the canvas and the pictures on it may contradict each other. */
export function webpExtent(bytes: Uint8Array): PictureExtent | null {
  if (!saysAt(bytes, 8, 'WEBP')) return null
  let [width, height, frames] = [0, 0, 0]
  let at = firstChunk
  while (at < bytes.length) {
    const [wide, high] = sizeIn(bytes, at)
    width = Math.max(width, wide)
    height = Math.max(height, high)
    if (saysAt(bytes, at, 'ANMF')) frames += 1
    const length = littleEndianAt(bytes, at + 4, 4)
    at += chunkHeader + length + (length % 2)
  }
  return extentOf(width, height, Math.max(frames, 1))
}

function sizeIn(bytes: Uint8Array, chunk: number): Side {
  const at = chunk + chunkHeader
  if (saysAt(bytes, chunk, 'VP8X')) return sidesAt(bytes, at + 4)
  if (saysAt(bytes, chunk, 'ANMF')) return sidesAt(bytes, at + 6)
  if (saysAt(bytes, chunk, 'VP8L')) {
    const packed = littleEndianAt(bytes, at + 1, 4)
    return [(packed % fourteenBits) + 1, (Math.floor(packed / fourteenBits) % fourteenBits) + 1]
  }
  if (saysAt(bytes, chunk, 'VP8 ')) {
    return [
      littleEndianAt(bytes, at + 6, 2) % fourteenBits,
      littleEndianAt(bytes, at + 8, 2) % fourteenBits,
    ]
  }
  return [0, 0]
}

/** Two numbers of three bytes, each one less than what it means. */
function sidesAt(bytes: Uint8Array, at: number): Side {
  return [littleEndianAt(bytes, at, 3) + 1, littleEndianAt(bytes, at + 3, 3) + 1]
}
