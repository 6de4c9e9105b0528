import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { codeEquivalents } from '#scripts/mutants/codeEquivalents.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

it('every mutant that may survive is on an existing line', () => {
  // If the product was removed, its rooms are gone as well.
  const here = codeEquivalents.filter(({ file }) => existsSync(join(PROJECT_ROOT, dirname(file))))
  const gone = here.filter(({ file, code }) => !linesOf(file).includes(code))
  expect(gone.map(({ file, code }) => `${file}: ${code}`)).toEqual([])
})

function linesOf(file: string): readonly string[] {
  const path = join(PROJECT_ROOT, file)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
}
