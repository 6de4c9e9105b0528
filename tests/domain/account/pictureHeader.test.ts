import { assert, constantFrom, nat, property, tuple, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heicSize, pictureSize } from '#src/domain/account/pictureHeader.ts'
import {
  big,
  bytesOf,
  gif,
  gifFrame,
  heic,
  jpeg,
  jpegSegment,
  little,
  png,
  pngChunk,
  webp,
  webpCanvas,
  webpChunk,
  webpDrawing,
  webpFrame,
  webpPhoto,
} from '#tests/support/pictures.ts'

const place = bytesOf(
  'Exif\0\0',
  Array.from({ length: 65_000 }, () => 0xff),
)

describe('the size of a picture', () => {
  it.each([
    ['a PNG', png(640, 480), 'image/png', 640, 480],
    ['an animated PNG', png(6, 4, pngChunk('acTL', bytesOf(big(9, 4)))), 'image/png', 6, 4],
    ['a PNG that would need 16 exabytes', png(2 ** 31, 2 ** 31), 'image/png', 2 ** 31, 2 ** 31],
    ['a JPEG', jpeg(4032, 3024), 'image/jpeg', 4032, 3024],
    ['a progressive JPEG', jpeg(12, 34, bytesOf(), 0xc2), 'image/jpeg', 12, 34],
    [
      'a JPEG behind 128 KiB of notes about it',
      jpeg(12, 34, bytesOf(jpegSegment(0xe1, place), jpegSegment(0xe1, place))),
      'image/jpeg',
      12,
      34,
    ],
    [
      'a JPEG with tables first, and bytes that decoders skip',
      jpeg(12, 34, bytesOf(jpegSegment(0xc4, bytesOf(big(7, 9))), [1, 2, 0xff, 0, 0xff, 0xff])),
      'image/jpeg',
      12,
      34,
    ],
    ['a GIF', gif(12, 34, gifFrame(0, 0, 12, 34)), 'image/gif', 12, 34],
    [
      'a moving GIF',
      gif(12, 34, gifFrame(0, 0, 12, 34), bytesOf([0x21, 0xf9, 1, 0, 0]), gifFrame(1, 1, 2, 2)),
      'image/gif',
      12,
      34,
    ],
    [
      'a GIF whose frame is larger than its screen',
      gif(1, 1, gifFrame(10, 20, 60_000, 50_000)),
      'image/gif',
      60_010,
      50_020,
    ],
    ['a WebP photo', webp(webpPhoto(640, 480)), 'image/webp', 640, 480],
    ['a WebP drawing', webp(webpDrawing(640, 480)), 'image/webp', 640, 480],
    [
      'a moving WebP',
      webp(webpCanvas(64, 48), webpFrame(64, 48), webpFrame(8, 8), webpFrame(8, 8)),
      'image/webp',
      64,
      48,
    ],
    [
      'a WebP whose canvas hides a larger picture',
      webp(webpCanvas(1, 1), webpChunk('ALPH', bytesOf([0])), webpPhoto(16_000, 12_000)),
      'image/webp',
      16_000,
      12_000,
    ],
  ] as const)('is read from %s', (_, bytes, type, width, height) => {
    expect(pictureSize(bytes)).toEqual({ type, width, height })
  })

  it.each([
    ['nothing at all', bytesOf()],
    ['a vector drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an old bitmap', bytesOf('BM', little(1_000, 4))],
    ['a document', bytesOf('%PDF-1.7')],
    ['a sound in the same container as WebP', bytesOf('RIFF', little(36, 4), 'WAVEfmt ')],
    ['a PNG with a width of zero', png(0, 480)],
    [
      'a PNG that starts with another chunk',
      bytesOf('\x89PNG\r\n\x1A\n', pngChunk('acTL', png(1, 1))),
    ],
    ['a JPEG with a height of zero', jpeg(640, 0)],
    [
      'a JPEG whose pixels come before its size',
      bytesOf([0xff, 0xd8], jpegSegment(0xda), jpeg(1, 1)),
    ],
    ['a JPEG that ends first', bytesOf([0xff, 0xd8, 0xff, 0xd9], jpeg(1, 1))],
    ['a JPEG whose segment leads beyond its end', bytesOf([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff])],
    ['a GIF with a width of zero', gif(0, 34)],
    ['a WebP without a picture', webp(webpChunk('EXIF', bytesOf([1])))],
  ])("isn't found in %s", (_, bytes) => {
    expect(pictureSize(bytes)).toBeNull()
  })

  const whole = {
    PNG: [png(640, 480), 24],
    JPEG: [jpeg(640, 480), 11],
    GIF: [gif(640, 480), 10],
    'WebP photo': [webp(webpPhoto(640, 480)), 30],
    'WebP drawing': [webp(webpDrawing(640, 480)), 25],
    'moving WebP': [webp(webpCanvas(640, 480)), 30],
  } as const

  it.each(Object.entries(whole))('is unknown if a %s is truncated', (_, [bytes, needed]) => {
    const known = Array.from({ length: bytes.length + 1 }, (__, end) => end).filter(
      (end) => pictureSize(bytes.subarray(0, end)) !== null,
    )
    expect(known).toEqual(known.map((__, index) => needed + index))
    expect(known.at(-1)).toBe(bytes.length)
  })

  it('is either whole pixels or unknown, whatever the bytes are', () => {
    const starts = constantFrom(...Object.values(whole).map(([bytes]) => bytes))
    assert(
      property(tuple(starts, nat(64)), uint8Array({ maxLength: 400 }), ([start, kept], noise) => {
        const size = pictureSize(bytesOf(start.subarray(0, kept), noise))
        if (size === null) return
        const { width, height } = size
        expect([width, height].map(Number.isSafeInteger)).toEqual([true, true])
        expect(Math.min(width, height)).toBeGreaterThan(0)
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('the size of a HEIC', () => {
  it.each(['heic', 'heix', 'mif1'])(
    'is that of the whole picture, not of its tiles: %s',
    (brand) => {
      expect(heicSize(heic(brand, [512, 512], [4032, 3024]))).toEqual({
        width: 4032,
        height: 3024,
      })
    },
  )

  it('is unknown in other files, and in one that ends early', () => {
    expect(heicSize(heic('avif', [4, 4]))).toBeNull()
    expect(heicSize(heic('heic'))).toBeNull()
    expect(heicSize(heic('heic', [4032, 3024]).slice(0, -2))).toBeNull()
    expect(heicSize(png(640, 480))).toBeNull()
  })
})
