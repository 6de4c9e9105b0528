/**
 * Reads a big-endian unsigned number.
 *
 * @returns `NaN` beyond the end, for which all comparisons are false.
 */
function bigEndianAt(bytes: Uint8Array, at: number, length: number): number {
  let number = 0
  for (let index = at; index < at + length; index += 1) number = appended(number, bytes[index])
  return number
}

/** Like `bigEndianAt`, little-endian. */
function littleEndianAt(bytes: Uint8Array, at: number, length: number): number {
  let number = 0
  for (let index = at + length - 1; index >= at; index -= 1) number = appended(number, bytes[index])
  return number
}

/** True if these one-byte characters are at this position. */
function matchesAt(bytes: Uint8Array, at: number, characters: string): boolean {
  for (let index = 0; index < characters.length; index += 1) {
    if (bytes[at + index] !== characters.charCodeAt(index)) return false
  }
  return true
}

function appended(number: number, byte: number | undefined): number {
  return byte === undefined ? Number.NaN : number * 256 + byte
}

/** A picture's decoded size in pixels. */
type PictureExtent = { width: number; height: number }

/** `null` if a side is zero or couldn't be read. */
function extentOf(width: number, height: number): PictureExtent | null {
  return width > 0 && height > 0 ? { width, height } : null
}

const extension = 0x21
const frame = 0x2c
const endOfScreen = 13
/** The frame's position, size, and flags. */
const frameHeader = 10

/** Decoders allocate memory for frames beyond the screen, so frame edges count, too. */
function gifExtent(bytes: Uint8Array): PictureExtent | null {
  let width = littleEndianAt(bytes, 6, 2)
  let height = littleEndianAt(bytes, 8, 2)
  let at = endOfScreen + colorsAfter(bytes, 10)
  for (;;) {
    if (bytes[at] === frame) {
      width = Math.max(width, edge(bytes, at + 1))
      height = Math.max(height, edge(bytes, at + 3))
      at = endOfBlocks(bytes, at + frameHeader + colorsAfter(bytes, at + 9) + 1)
    } else if (bytes[at] === extension) {
      at = endOfBlocks(bytes, at + 2)
    } else {
      return extentOf(width, height)
    }
  }
}

/** The frame's far edge: its start plus its length, four bytes later. */
function edge(bytes: Uint8Array, at: number): number {
  return littleEndianAt(bytes, at, 2) + littleEndianAt(bytes, at + 4, 2)
}

/** The color table's size in bytes, from its flags. */
function colorsAfter(bytes: Uint8Array, flagsAt: number): number {
  const flags = bytes[flagsAt] ?? 0
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/** Each block starts with its length. A length of zero ends them. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1
  return at + 1
}

const startOfScan = 0xda
const endOfPicture = 0xd9

/** Walks the markers, as decoders do, to the one with the picture's size. */
function jpegExtent(bytes: Uint8Array): PictureExtent | null {
  let at = 2
  while (at < bytes.length) {
    const marker = markerFrom(bytes, at)
    const code = bytes[marker] ?? endOfPicture
    if (code === startOfScan || code === endOfPicture) return null
    if (isStartOfFrame(code)) {
      return extentOf(bigEndianAt(bytes, marker + 6, 2), bigEndianAt(bytes, marker + 4, 2))
    }
    at = marker + 1 + (standsAlone(code) ? 0 : bigEndianAt(bytes, marker + 1, 2))
  }
  return null
}

/** Finds the next marker code: the first byte after 0xFF that is neither 0 nor 0xFF. */
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

const pngHeaderChunk = 8

function pngExtent(bytes: Uint8Array): PictureExtent | null {
  if (!matchesAt(bytes, pngHeaderChunk + 4, 'IHDR')) return null
  return extentOf(bigEndianAt(bytes, 16, 4), bigEndianAt(bytes, 20, 4))
}

const webpFirstChunk = 12
const chunkHeader = 8
const fourteenBits = 0x4000

type Side = readonly [width: number, height: number]

/** Uses the largest size of all chunks: the canvas and its pictures may contradict each other. */
function webpExtent(bytes: Uint8Array): PictureExtent | null {
  if (!matchesAt(bytes, 8, 'WEBP')) return null
  let [width, height] = [0, 0]
  let at = webpFirstChunk
  while (at < bytes.length) {
    const [wide, high] = sizeIn(bytes, at)
    width = Math.max(width, wide)
    height = Math.max(height, high)
    const length = littleEndianAt(bytes, at + 4, 4)
    at += chunkHeader + length + (length % 2)
  }
  return extentOf(width, height)
}

function sizeIn(bytes: Uint8Array, chunk: number): Side {
  const at = chunk + chunkHeader
  if (matchesAt(bytes, chunk, 'VP8X')) return sidesAt(bytes, at + 4)
  if (matchesAt(bytes, chunk, 'ANMF')) return sidesAt(bytes, at + 6)
  if (matchesAt(bytes, chunk, 'VP8L')) {
    const packed = littleEndianAt(bytes, at + 1, 4)
    return [(packed % fourteenBits) + 1, (Math.floor(packed / fourteenBits) % fourteenBits) + 1]
  }
  if (matchesAt(bytes, chunk, 'VP8 ')) {
    return [
      littleEndianAt(bytes, at + 6, 2) % fourteenBits,
      littleEndianAt(bytes, at + 8, 2) % fourteenBits,
    ]
  }
  return [0, 0]
}

/** Two three-byte numbers, each stored as its value minus one. */
function sidesAt(bytes: Uint8Array, at: number): Side {
  return [littleEndianAt(bytes, at, 3) + 1, littleEndianAt(bytes, at + 3, 3) + 1]
}

type PictureSize = PictureExtent & {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
}

const kinds = [
  { type: 'image/png', start: '\x89PNG\r\n\x1A\n', read: pngExtent },
  { type: 'image/jpeg', start: '\xFF\xD8\xFF', read: jpegExtent },
  { type: 'image/gif', start: 'GIF8', read: gifExtent },
  { type: 'image/webp', start: 'RIFF', read: webpExtent },
] as const

/**
 * Reads a picture's size from its header without decoding it: a small file can unpack to more
 * pixels than fit in memory.
 *
 * @param bytes the whole file, which may be hostile.
 * @returns `null` if it isn't a PNG, JPEG, GIF, or WebP, or if the size can't be read.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const kind = kinds.find(({ start }) => matchesAt(bytes, 0, start))
  const extent = kind?.read(bytes)
  return kind && extent ? { type: kind.type, ...extent } : null
}

const heicBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

/**
 * Reads the size of a HEIC picture, which only some browsers can decode: the largest that its properties name.
 *
 * @returns `null` if it isn't a HEIC, or if the size can't be read.
 */
export function heicSize(bytes: Uint8Array): PictureExtent | null {
  const isHeic = heicBrands.some((brand) => matchesAt(bytes, 4, `ftyp${brand}`))
  if (!isHeic) return null
  let [width, height] = [0, 0]
  for (let at = bytes.indexOf(0x69); at >= 0; at = bytes.indexOf(0x69, at + 1)) {
    if (!matchesAt(bytes, at, 'ispe')) continue
    width = Math.max(width, bigEndianAt(bytes, at + 8, 4))
    height = Math.max(height, bigEndianAt(bytes, at + 12, 4))
  }
  return extentOf(width, height)
}

/** Why a file is refused as a picture. */
export type PictureRefusal =
  | 'too-large'
  | 'too-many-pixels'
  | 'not-a-picture'
  /** A format that other browsers can read. */
  | 'unsupported'
  /** The content is broken, or the file is gone. */
  | 'unreadable'
  | 'too-slow'
  /** The file quota is reached. */
  | 'no-room'

/** In bytes: the largest file that is read. */
export const chosenFileLimit = 50 * 1_048_576

const maxPixels = 40_000_000
const maxSide = 10_000

/** Returns why a picture of this size isn't decoded, or `null` if it may be. */
export function refusalOfSize(size: PictureExtent | null): PictureRefusal | null {
  if (size === null) return 'not-a-picture'
  const { width, height } = size
  const isTooMuch = width * height > maxPixels || Math.max(width, height) > maxSide
  return isTooMuch ? 'too-many-pixels' : null
}
