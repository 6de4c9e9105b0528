import { littleEndianAt } from './bytesAt.ts'
import { extentOf, type PictureExtent } from './pictureExtent.ts'

const extension = 0x21
const frame = 0x2c
const endOfScreen = 13
/** Where it lies, how large it is, and its flags. */
const frameHeader = 10

/** Decoders make room for frames that go beyond the screen, so their edges count. */
export function gifExtent(bytes: Uint8Array): PictureExtent | null {
  let width = littleEndianAt(bytes, 6, 2)
  let height = littleEndianAt(bytes, 8, 2)
  let frames = 0
  let at = endOfScreen + coloursAfter(bytes, 10)
  for (;;) {
    if (bytes[at] === frame) {
      frames += 1
      width = Math.max(width, edge(bytes, at + 1))
      height = Math.max(height, edge(bytes, at + 3))
      at = endOfBlocks(bytes, at + frameHeader + coloursAfter(bytes, at + 9) + 1)
    } else if (bytes[at] === extension) {
      at = endOfBlocks(bytes, at + 2)
    } else {
      return extentOf(width, height, Math.max(frames, 1))
    }
  }
}

/** The far edge of a frame: where it begins, and its length four bytes further. */
function edge(bytes: Uint8Array, at: number): number {
  return littleEndianAt(bytes, at, 2) + littleEndianAt(bytes, at + 4, 2)
}

/** How many bytes a table of colours takes, from the flags. */
function coloursAfter(bytes: Uint8Array, flagsAt: number): number {
  const flags = bytes[flagsAt] ?? 0
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/** Each block says how long it is; one of no length is the last. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1
  return at + 1
}
