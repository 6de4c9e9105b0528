import { expect, it } from 'vitest'
import { refusalOfSize } from '#src/domain/account/pictureHeader.ts'

const sized = (width: number, height: number) => ({ type: 'image/png', width, height }) as const

it.each([
  [8_000, 5_000],
  [10_000, 4_000],
  [1, 10_000],
])('%i × %i pixels are accepted', (width, height) => {
  expect(refusalOfSize(sized(width, height))).toBeNull()
})

it.each([
  [8_000, 5_001],
  [10_001, 1],
  [1, 10_001],
  [2 ** 31, 2 ** 31],
])('%i × %i pixels are too many', (width, height) => {
  expect(refusalOfSize(sized(width, height))).toBe('too-many-pixels')
})

it('a file without a size is no picture', () => {
  expect(refusalOfSize(null)).toBe('not-a-picture')
})
