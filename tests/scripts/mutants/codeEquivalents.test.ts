import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { codeEquivalents } from '#scripts/mutants/codeEquivalents.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

it('every fault that may survive stands in a line that is still there', () => {
  const linesOf = (file: string) =>
    readFileSync(join(PROJECT_ROOT, file), 'utf8')
      .split('\n')
      .map((line) => line.trim())
  const gone = codeEquivalents.filter(({ file, code }) => !linesOf(file).includes(code))
  expect(gone.map(({ file, code }) => `${file}: ${code}`)).toEqual([])
})
