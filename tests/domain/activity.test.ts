import { expect, it } from 'vitest'
import { shortDetail } from '#src/domain/activity.ts'

it.each([
  ['Firefox, Linux', 'Firefox, Linux'],
  ['x'.repeat(60), 'x'.repeat(60)],
  [`${'x'.repeat(60)}, ${'y'.repeat(60)}`, 'x'.repeat(60)],
  [`${'x'.repeat(59)}👩‍🚀`, 'x'.repeat(59)],
  ['🙂'.repeat(60), '🙂'.repeat(30)],
  [`a${'\u0301'.repeat(60)}`, ''],
])('of the detail %j, an entry holds %j', (detail, short) => {
  expect(shortDetail(detail)).toBe(short)
})
