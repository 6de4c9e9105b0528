import { expect, test } from 'vitest'
import {
  asFigure,
  asKilobytes,
  asMilliseconds,
  asPercentage,
  asRatio,
  formatReport,
  isReached,
} from '#bench/report.ts'

const ratio = { name: 'The ratio', limit: 1.15, format: asRatio }

test.each([
  [1.1499, true],
  [1.15, true],
  [1.1501, false],
  [Number.NaN, false],
])('a ratio of %d reaches a goal of at most 1.15: %j', (value, reached) => {
  expect(isReached({ ...ratio, value })).toEqual(reached)
})

test('a report in Markdown has its goals in a table', () => {
  const report = {
    heading: 'peers: side by side.',
    rows: ['| Page |', '| --- |', '| Ours |'],
    goals: [
      { ...ratio, value: 1.111 },
      { ...ratio, name: 'Typed, to a peer,', value: Number.NaN },
      { name: 'HTML with styles', value: 8_123, limit: 8_000, format: asKilobytes },
      { name: 'CLS', value: 0.00151, limit: 0, format: asFigure },
    ],
    isMarkdown: true,
  }
  expect(formatReport(report)).toEqual(`peers: side by side.

| Page |
| --- |
| Ours |

| What | Measured | Goal | Met |
| --- | ---: | ---: | --- |
| The ratio | 1.111 | ≤ 1.150 | yes |
| Typed, to a peer | not measured | ≤ 1.150 | no |
| HTML with styles | 8.1 kB | ≤ 8.0 kB | no |
| CLS | 0.0015 | ≤ 0 | no |`)
})

test('a report says what was measured, and whether the goals are reached', () => {
  const report = {
    heading: 'notes: how long one waits.',
    rows: ['the app  100 ms', 'bare page  90 ms'],
    goals: [
      { ...ratio, value: 1.111 },
      { name: 'The growth', value: 0.2, limit: 0.15, format: asPercentage },
      { name: 'The longest frame', value: 51.4, limit: 50, format: asMilliseconds },
    ],
  }
  expect(formatReport(report)).toEqual(`notes: how long one waits.

the app  100 ms
bare page  90 ms

The ratio is 1.111. The goal, at most 1.150, is reached.
The growth is 20.0 %. The goal, at most 15.0 %, is missed.
The longest frame is 51 ms. The goal, at most 50 ms, is missed.`)
})
