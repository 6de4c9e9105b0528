import { expect, test } from 'vitest'
import { formatSummary, median, summarize } from '#scripts/bench/summary.ts'

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toEqual(middle)
})

test('the visits to a page are one row', () => {
  const summary = summarize([
    { typableAfter: 2010.4, received: 112_600 },
    { typableAfter: 1990, received: 112_700 },
    { typableAfter: 2194.1, received: 112_700 },
  ])
  expect(summary).toEqual({ median: 2010.4, fastest: 1990, slowest: 2194.1, received: 112_700 })
  expect(formatSummary('bare page', summary)).toEqual(
    'bare page     2010 ms    1990–2194 ms    112.7 kB',
  )
})
