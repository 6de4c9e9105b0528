import { describe, expect, it } from 'vitest'
import { formatDuration, formatSize, formatDecimal, roughTime } from '#src/domain/format.ts'

describe('a rough time', () => {
  it.each([
    [0, '1 second'],
    [1_001, '2 seconds'],
    [89_000, '89 seconds'],
    [89_001, '2 minutes'],
    [120_001, '3 minutes'],
  ])('is in seconds up to a minute and a half, then in minutes: %i ms', (milliseconds, words) => {
    expect(formatDuration(roughTime(milliseconds))).toBe(words)
  })
})

it('formats a whole number with one decimal', () => {
  expect(formatDecimal(2)).toBe('2.0')
})

it.each([
  [1, '1 byte'],
  [1_023, '1,023 bytes'],
  [1_024, '1 kB'],
  [1_048_524, '1,023.9 kB'],
  [1_048_575, '1 MB'],
  [5_452_595_000, '5.1 GB'],
])('formats %i bytes in the unit that the rounded number needs', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})
