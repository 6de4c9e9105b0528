import { expect, test } from 'vitest'
import { guestEnd } from '#src/domain/guest/guestEnd.ts'
import { ada, nemo } from '#tests/support/users.ts'

const day = 86_400_000
const start = Date.parse('2026-11-01T12:00:00Z')
const guest = {
  ...nemo,
  metadata: { ...nemo.metadata, creationTime: new Date(start).toUTCString() },
}
const at = start + 30 * day

test.each([
  ['far', 20 * day - 1],
  ['near', 20 * day],
  ['near', 30 * day - 1],
  ['past', 30 * day],
])('a guest account that is deleted on day 30 is %s after %i milliseconds', (stage, age) => {
  expect(guestEnd(guest, 30, start + age)).toEqual({ at, stage })
})

test('an account, a guest who is kept, and one of unknown age have no last day', () => {
  expect(guestEnd(ada, 30, start)).toBeNull()
  expect(guestEnd(guest, null, start)).toBeNull()
  expect(guestEnd(nemo, 30, start)).toBeNull()
})
