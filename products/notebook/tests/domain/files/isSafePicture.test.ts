import { expect, it } from 'vitest'
import { isSafePicture } from '#products/notebook/domain/files/isSafePicture.ts'
import { bytesOf, png } from '#tests/support/pictures.ts'

it.each([
  ['a picture', png(8_000, 5_000), true],
  ['one with too many pixels', png(8_000, 5_001), false],
  ['one that is longer than a browser may decode', png(40_000, 1_000), false],
  ['a file that is no picture', bytesOf('Milk'), false],
])('%s is shown in a note only if it may be decoded', (_, bytes, isShown) => {
  expect(isSafePicture(bytes)).toBe(isShown)
})
