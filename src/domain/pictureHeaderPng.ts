import { bigEndianAt, saysAt } from './bytesAt.ts'
import { extentOf, type PictureExtent } from './pictureExtent.ts'

const firstChunk = 8
/** Length, name and check sum. */
const aroundChunk = 12

export function pngExtent(bytes: Uint8Array): PictureExtent | null {
  if (!saysAt(bytes, firstChunk + 4, 'IHDR')) return null
  return extentOf(bigEndianAt(bytes, 16, 4), bigEndianAt(bytes, 20, 4), framesIn(bytes))
}

/** An animation says so before the first pixel. */
function framesIn(bytes: Uint8Array): number {
  let at = firstChunk
  while (at < bytes.length && !saysAt(bytes, at + 4, 'IDAT')) {
    if (saysAt(bytes, at + 4, 'acTL')) return bigEndianAt(bytes, at + 8, 4) || 1
    at += bigEndianAt(bytes, at, 4) + aroundChunk
  }
  return 1
}
