import { expect, test } from 'vitest'
import { costsTable } from '#bench/notebook/costs/costsTable.ts'

test('costs are formatted as a Markdown table', () => {
  const counted = { reads: 31, byRules: 3, writes: 1, deletes: 0 }
  const cost = { what: 'First visit', ...counted, up: 1_240, down: 52_960 }
  expect(costsTable([cost])).toEqual(
    `| What | Reads | By rules | Writes | Deletes | Up | Down |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
| First visit | 31 | 3 | 1 | 0 | 1.2 kB | 53.0 kB |`,
  )
})
