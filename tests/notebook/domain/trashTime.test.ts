import { expect, it } from 'vitest'
import { daysLeft, timeInTrash } from '#src/notebook/domain/trashTime.ts'

const hour = 60 * 60_000

it.each([
  ['just put there', 0, 30],
  ['put there by a clock that is ahead', -hour, 30],
  ['there for an hour', hour, 30],
  ['there for a day and an hour', 25 * hour, 29],
  ['an hour before it goes', timeInTrash - hour, 1],
  ['overdue', timeInTrash + hour, 0],
])('counts the days of a note that is %s', (_, age, days) => {
  expect(daysLeft(1_000 * hour, 1_000 * hour + age)).toBe(days)
})
