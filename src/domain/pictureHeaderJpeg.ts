import { bigEndianAt } from './bytesAt.ts'
import { extentOf, type PictureExtent } from './pictureExtent.ts'

const startOfScan = 0xda
const endOfPicture = 0xd9

/** Walks from marker to marker, as decoders do, up to the one that says how large the picture is. */
export function jpegExtent(bytes: Uint8Array): PictureExtent | null {
  let at = 2
  while (at < bytes.length) {
    const marker = markerFrom(bytes, at)
    const code = bytes[marker] ?? endOfPicture
    if (code === startOfScan || code === endOfPicture) return null
    if (isStartOfFrame(code)) {
      return extentOf(bigEndianAt(bytes, marker + 6, 2), bigEndianAt(bytes, marker + 4, 2), 1)
    }
    at = marker + 1 + (standsAlone(code) ? 0 : bigEndianAt(bytes, marker + 1, 2))
  }
  return null
}

/** Where the next marker's own byte stands: the first after an 0xFF that is neither 0 nor another 0xFF. */
function markerFrom(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && (bytes[at] === 0xff || bytes[at] === 0)) {
    at = bytes[at] === 0xff ? at + 1 : bytes.indexOf(0xff, at)
  }
  return at < 0 ? bytes.length : at
}

function isStartOfFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc
}

function standsAlone(code: number): boolean {
  return code === 0x01 || (code >= 0xd0 && code <= 0xd8)
}
