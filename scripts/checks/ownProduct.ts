import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProject } from '#scripts/create/createProject.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { checkOutcome } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import { projectsOfCode } from './suites.ts'

/**
 * The door's tests that the product can affect: those that load one of the two files naming it, and those
 * that read the source tree. The others were run by the step before.
 */
const doorTests = [
  'related',
  'src/product.ts',
  'src/productText.ts',
  'tests/languages/translations.test.ts',
  'tests/scripts/houses.test.ts',
  'tests/scripts/links.test.ts',
  'tests/scripts/blankProduct.test.ts',
  '--run',
  ...projectsOfCode,
]

/**
 * Copies the project without the notebook with `npm run create`, and checks types, lint, charts, and
 * the door's tests in the copy.
 */
export async function checkOwnProduct(): Promise<Outcome> {
  const copy = await mkdtemp(join(tmpdir(), 'gatehouse-product-'))
  try {
    await createProject(copy, 'acme')
    await symlink(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
    for (const [program, options] of [
      ['tsc', ['--noEmit']],
      ['oxlint', ['--deny-warnings']],
      ['vitest', [...doorTests, '--reporter=dot']],
    ] as const) {
      const { succeeded, output } = await runProgram(program, [...options], {}, copy)
      if (!succeeded) return checkOutcome(false, output)
    }
    return checkOutcome(true, '')
  } finally {
    await rm(copy, { recursive: true })
  }
}
