import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rulesFiles, withProductRules } from '#local-firebase/rulesFiles.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram, type ProgramResult } from '#scripts/process/runProgram.ts'
import { checkOutcome } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import { projectsOfCode } from './suites.ts'

const guide = 'docs/your-product.md'
const product = 'tests/products/blank'

/**
 * The door's tests whose outcome the product can change: those that load one of the two files that name it, and
 * those that read the tree. All others are the same files as in the step before.
 */
const doorTests = [
  'related',
  'src/product.ts',
  'src/productText.ts',
  'tests/scripts/houses.test.ts',
  'tests/scripts/blankProduct.test.ts',
  '--run',
  ...projectsOfCode,
]

/**
 * Puts the blank product in the place of the notebook, by the steps of docs/your-product.md and in a copy of the
 * project, and looks whether types, lint and the door's tests pass there.
 */
export async function checkOwnProduct(): Promise<Outcome> {
  const copy = await mkdtemp(join(tmpdir(), 'gatehouse-product-'))
  try {
    await copyProject(copy)
    await replaceNotebook(copy)
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

async function copyProject(copy: string): Promise<void> {
  const { output } = demand(
    await runProgram('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']),
  )
  for (const file of output.split('\0').filter(Boolean)) {
    await cp(join(PROJECT_ROOT, file), join(copy, file)).catch(ignoreDeleted)
  }
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
}

async function replaceNotebook(copy: string): Promise<void> {
  const steps = await readFile(join(copy, guide), 'utf8')
  const [, folders] = /^ *rm -r (.+)$/m.exec(steps) ?? []
  if (!folders) throw new Error(`${guide} does not say what to delete.`)
  for (const folder of folders.split(' ')) await rm(join(copy, folder), { recursive: true })
  for (const name of ['product', 'productText']) {
    const line = `export { ${name} } from '../${product}/${name}.ts'\n`
    await writeFile(join(copy, `src/${name}.ts`), line)
  }
  for (const [service, file] of Object.entries(rulesFiles)) {
    const block = join(PROJECT_ROOT, product, `${service}.rules`)
    const rules = withProductRules(
      await readFile(file, 'utf8'),
      await readFile(block, 'utf8').catch(() => ''),
    )
    await writeFile(join(copy, `${service}.rules`), rules)
  }
}

function demand(result: ProgramResult): ProgramResult {
  if (result.succeeded) return result
  throw new Error(result.output)
}

/** Git lists a file until its deletion is staged. */
function ignoreDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
