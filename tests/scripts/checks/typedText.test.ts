import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { typedTextFolder } from '#scripts/checks/suites.ts'

it.each(readdirSync(typedTextFolder))(
  'the tests in %s, of what people type, get no second try',
  (name) => {
    const spec = readFileSync(`${typedTextFolder}${name}`, 'utf8')
    expect(spec).toContain('\ntest.describe.configure({ retries: 0 })\n')
  },
)
