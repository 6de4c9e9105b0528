import { expect, test } from 'vitest'
import { growthIn, median, spreadOf, timesRow, visitsRow } from '#bench/summary.ts'

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toEqual(middle)
})

test('no values have no median', () => {
  expect(median([])).toEqual(Number.NaN)
})

test('figures have a median and a range', () => {
  expect(spreadOf([3, 9, 1])).toEqual({ median: 3, lowest: 1, highest: 9 })
})

test.each([
  [[100, 100, 100], 0],
  [[110, 100, 125], 0.25],
])('the growth in %j is %d', (values, growth) => {
  expect(growthIn(values)).toEqual(growth)
})

test('times are one row', () => {
  expect(timesRow('own device', [640.2, 655, 612])).toEqual(
    'own device                 640 ms      612–655 ms',
  )
})

test('the visits to a page are one row', () => {
  const visits = [
    { time: 2010.4, received: 112_600 },
    { time: 1990, received: 112_700 },
    { time: 2194.1, received: 112_700 },
  ]
  expect(visitsRow('bare page', visits)).toEqual(
    'bare page                 2010 ms    1990–2194 ms    112.7 kB',
  )
})
