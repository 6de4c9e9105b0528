import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  activityKinds,
  gapsIn,
  replacedAfter,
  shortDetail,
  type Activity,
} from '#src/domain/activity.ts'

it('the rules accept the kinds of activity that the app knows, and no others', () => {
  const [, list = ''] = /what in \[([^\]]*)\]/.exec(readFileSync('firestore.rules', 'utf8')) ?? []
  expect(list.match(/\w+/g)).toEqual([...activityKinds])
})

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

const now = replacedAfter * 2

it.each([
  ['has never been full', null, null, null, null],
  ['is full of recent entries', now - 60_000, null, now + replacedAfter - 60_000, null],
  ['is full of older entries', now - replacedAfter, null, null, null],
  ['lacks an entry', now - replacedAfter, 9, null, 9],
  ['lacks an entry that would be older than all others', now, 3, now + replacedAfter, null],
])('the list of activity %s', (_, next, missedAt, fullUntil, missed) => {
  const gaps = gapsIn({ activity: [9, 7, 5].map(entryAt), next, missedAt }, now)
  expect(gaps).toEqual({ fullUntil, missedAt: missed })
})

function entryAt(at: number): Activity {
  return { what: 'signedIn', detail: '', browser: '', system: '', at }
}
