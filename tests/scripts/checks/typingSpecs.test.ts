import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { typingSpecs } from '#scripts/checks/suites.ts'

it.each(typingSpecs)('the tests in %s, of what people type, get no second try', async (name) => {
  const spec = await readFile(`products/notebook/tests/e2e/${name}.spec.ts`, 'utf8')
  expect(spec).toContain('\ntest.describe.configure({ retries: 0 })\n')
})
