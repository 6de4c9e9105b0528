import { expect, test } from 'vitest'
import { costsTable } from '#scripts/notebook/costs/costsTable.ts'

test('costs are a table in Markdown', () => {
  const cost = { what: 'First visit', reads: 31, writes: 1, deletes: 0, up: 1_240, down: 52_960 }
  expect(costsTable([cost])).toEqual(
    `| What | Reads | Writes | Deletes | Up | Down |
| --- | ---: | ---: | ---: | ---: | ---: |
| First visit | 31 | 1 | 0 | 1.2 kB | 53.0 kB |`,
  )
})
