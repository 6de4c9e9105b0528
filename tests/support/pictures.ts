/** Minimal picture files: headers without pixels, as an attacker might send them. */

export function bytesOf(
  ...parts: readonly (string | readonly number[] | Uint8Array)[]
): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? codesIn(part) : [...part])),
  )
}

export function big(number: number, length: number): number[] {
  return little(number, length).toReversed()
}

export function little(number: number, length: number): number[] {
  return Array.from({ length }, (_, index) => Math.floor(number / 256 ** index) % 256)
}

export function png(width: number, height: number, ...chunks: readonly Uint8Array[]): Uint8Array {
  const header = bytesOf(big(width, 4), big(height, 4), [8, 6, 0, 0, 0])
  return bytesOf('\x89PNG\r\n\x1A\n', pngChunk('IHDR', header), ...chunks, pngChunk('IDAT'))
}

export function pngChunk(name: string, content: Uint8Array = bytesOf()): Uint8Array {
  return bytesOf(big(content.length, 4), name, content, big(0, 4))
}

/** A JPEG with the frame marker `code`: 0xC0 for baseline, 0xC2 for progressive. */
export function jpeg(
  width: number,
  height: number,
  before: Uint8Array = bytesOf(),
  code = 0xc0,
): Uint8Array {
  const frame = bytesOf([8], big(height, 2), big(width, 2), [1, 1, 0x11, 0])
  return bytesOf([0xff, 0xd8], before, jpegSegment(code, frame), jpegSegment(0xda))
}

export function jpegSegment(code: number, content: Uint8Array = bytesOf()): Uint8Array {
  return bytesOf([0xff, code], big(content.length + 2, 2), content)
}

export function gif(width: number, height: number, ...blocks: readonly Uint8Array[]): Uint8Array {
  const twoColors = [0, 0, 0, 255, 255, 255]
  return bytesOf(
    'GIF89a',
    little(width, 2),
    little(height, 2),
    [0x80, 0, 0],
    twoColors,
    ...blocks,
    [0x3b],
  )
}

export function gifFrame(left: number, top: number, width: number, height: number): Uint8Array {
  const place = [left, top, width, height].flatMap((number) => little(number, 2))
  return bytesOf([0x2c], place, [0, 2, 2, 0x4c, 0x01, 0])
}

/** A GIF frame with one pixel: 0 is black, 1 is white. */
export function gifDot(color: 0 | 1): Uint8Array {
  const pixel = [2, 2, color === 0 ? 0x44 : 0x4c, 1, 0]
  return bytesOf([0x2c], little(0, 4), little(1, 2), little(1, 2), [0], pixel)
}

export function webp(...chunks: readonly Uint8Array[]): Uint8Array {
  const content = bytesOf('WEBP', ...chunks)
  return bytesOf('RIFF', little(content.length, 4), content)
}

export function webpChunk(name: string, content: Uint8Array): Uint8Array {
  const padding = content.length % 2 ? [0] : []
  return bytesOf(name, little(content.length, 4), content, padding)
}

/** A WebP header with the size of the canvas and the animation flag. */
export function webpCanvas(width: number, height: number): Uint8Array {
  return webpChunk('VP8X', bytesOf([2, 0, 0, 0], little(width - 1, 3), little(height - 1, 3)))
}

export function webpFrame(width: number, height: number): Uint8Array {
  const place = bytesOf(little(0, 6), little(width - 1, 3), little(height - 1, 3), little(100, 4))
  return webpChunk('ANMF', bytesOf(place, webpPhoto(width, height)))
}

export function webpPhoto(width: number, height: number): Uint8Array {
  return webpChunk(
    'VP8 ',
    bytesOf([0, 0, 0, 0x9d, 0x01, 0x2a], little(width, 2), little(height, 2)),
  )
}

export function webpDrawing(width: number, height: number): Uint8Array {
  const packed = width - 1 + (height - 1) * 0x4000
  return webpChunk('VP8L', bytesOf([0x2f], little(packed, 4)))
}

function codesIn(text: string): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
}

/** A HEIC with a size for each of its parts. */
export function heic(brand: string, ...sides: readonly (readonly [number, number])[]): Uint8Array {
  const box = (kind: string, content: Uint8Array) =>
    bytesOf(big(content.length + 8, 4), kind, content)
  const sizes = sides.map(([width, height]) =>
    box('ispe', bytesOf(big(0, 4), big(width, 4), big(height, 4))),
  )
  return bytesOf(box('ftyp', bytesOf(brand, big(0, 4))), box('meta', bytesOf(...sizes)))
}

/** One red pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
