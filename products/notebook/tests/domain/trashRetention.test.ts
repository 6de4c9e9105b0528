import { expect, it } from 'vitest'
import { daysLeft, trashRetentionMs } from '#products/notebook/domain/trashRetention.ts'

const hour = 60 * 60_000

it.each([
  ['new in the trash', 0, 30],
  ['dated in the future by a wrong clock', -hour, 30],
  ['in the trash for an hour', hour, 30],
  ['in the trash for a day and an hour', 25 * hour, 29],
  ['due in an hour', trashRetentionMs - hour, 1],
  ['overdue', trashRetentionMs + hour, 0],
])('counts the days left for a note that is %s', (_, age, days) => {
  expect(daysLeft(1_000 * hour, 1_000 * hour + age)).toBe(days)
})
