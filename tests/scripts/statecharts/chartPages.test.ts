import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chartFolder, chartPages } from '#scripts/statecharts/chartPages.ts'

test('docs/statecharts has what npm run charts writes, and nothing else', async () => {
  const written = readdirSync(chartFolder).map((name) => [
    name,
    readFileSync(join(chartFolder, name), 'utf8'),
  ])
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(await chartPages()))
})
