import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadBenches } from '#bench/loadBenches.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const page = readFileSync(join(PROJECT_ROOT, 'docs/performance.md'), 'utf8')

test('every benchmark of the page about performance can be run', async () => {
  const named = Array.from(page.matchAll(/bench -- (\w+)/g), ([, name]) => name)
  expect(named).toContain('notes')
  expect([...(await loadBenches()).keys()]).toEqual(expect.arrayContaining(named))
})
