import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createProduct } from '#scripts/create/createProduct.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { copyProject } from './copyProject.ts'
import { checkOutcome, type Outcome } from './outcome.ts'
import { localEnvironment, projectsOfCode } from './suites.ts'

/** The door's tests that the product can affect: those that render every page, and those that read the source tree. */
const doorTests = [
  'tests/languages/translations.test.ts',
  'tests/layouts/signedIn/SessionScope.test.tsx',
  'tests/scripts/imports.test.ts',
  'tests/scripts/links.test.ts',
  'tests/startup/strictMode.test.tsx',
  'tests/views/signIn/SignInView.test.tsx',
]

const product = 'products/acme'

/** A language of the tests' configuration that isn't its first. */
const tag = 'ar'

/**
 * Starts a product in a copy of the project with `npm run create`, and checks types, lint, and the door's tests
 * in the copy. Builds the copy in a second language, and checks that the sign-in page and the product's own page
 * are in it.
 */
export async function checkNewProduct(): Promise<Outcome> {
  const copy = await copyProject()
  try {
    await createProduct(copy, 'acme')
    // Vitest would skip them silently.
    const missing = doorTests.filter((file) => !existsSync(join(copy, file)))
    if (missing.length > 0) return checkOutcome(false, `There is no ${missing.join(', ')}.`)
    const environment = { ...localEnvironment, GATEHOUSE_PRODUCT: product }
    const inLanguage = { ...environment, GATEHOUSE_LANGUAGE: tag }
    for (const [program, options, variables] of [
      ['tsc', ['--noEmit'], environment],
      ['oxlint', ['--deny-warnings'], environment],
      ['vitest', ['run', ...doorTests, ...projectsOfCode, '--reporter=dot'], environment],
      ['vite', ['build'], inLanguage],
    ] as const) {
      const { succeeded, output } = await runProgram(program, [...options], variables, copy)
      if (!succeeded) return checkOutcome(false, output)
    }
    const html = await readFile(join(copy, 'dist/index.html'), 'utf8')
    const texts = join(copy, product, 'translations', tag, 'helloText.ts')
    const [, hello = ''] = /hello: \(name\) => `([^$`]+)/.exec(await readFile(texts, 'utf8')) ?? []
    return checkOutcome(
      html.includes(` lang="${tag}"`) && hello !== '' && (await builtCode(copy)).includes(hello),
      `The built page isn’t in ${tag}, or doesn’t say “${hello}”, the product’s sentence.`,
    )
  } finally {
    await rm(copy, { recursive: true })
  }
}

async function builtCode(root: string): Promise<string> {
  const folder = join(root, 'dist/assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return files.join('\n')
}
