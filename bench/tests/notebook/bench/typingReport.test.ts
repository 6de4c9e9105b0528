import { expect, test } from 'vitest'
import { typingReport, type WatchedTyping } from '#bench/notebook/typingReport.ts'
import { isReached } from '#bench/report.ts'

const watched = (place: WatchedTyping['place'], app: number, bare: number): WatchedTyping => ({
  place,
  app: { longest: app, late: app > 50 ? 1 : 0 },
  bare: { longest: bare, late: bare > 50 ? 1 : 0 },
})

test("typing may take as long as people don't notice, or slightly longer than in a plain text area", () => {
  const report = typingReport(
    [
      watched('end', 49, 20),
      watched('end', 51, 20),
      watched('end', 50, 20),
      watched('middle', 71, 60),
    ],
    { keys: 60, length: 200_000 },
  )
  expect(report.rows).toEqual([
    'the app, at the end         50 ms        49–51 ms  0 later than 50 ms',
    'field, at the end           20 ms        20–20 ms  0 later than 50 ms',
    'the app, in the middle      71 ms        71–71 ms  1 later than 50 ms',
    'field, in the middle        60 ms        60–60 ms  1 later than 50 ms',
  ])
  expect(report.goals.map(({ name, value, limit }) => [name, value, limit])).toEqual([
    ['The longest frame at the end', 50, 50],
    ['The longest frame in the middle', 71, 72],
  ])
  expect(report.goals.map(isReached)).toEqual([true, true])
})
