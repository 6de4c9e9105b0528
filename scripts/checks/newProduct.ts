import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createProduct } from '#scripts/create/createProduct.ts'
import { copyProject } from './copyProject.ts'
import { runTool } from './programs.ts'
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

/**
 * Starts a product in a copy of the project with `npm run create`, and checks types, lint, and the door's tests
 * in the copy. Builds the copy in a second language, which stops at a sentence that the product lacks in it.
 */
export async function checkNewProduct(): Promise<void> {
  const copy = await copyProject()
  try {
    await createProduct(copy, 'acme')
    // Vitest would skip them silently.
    const missing = doorTests.filter((file) => !existsSync(join(copy, file)))
    if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}.`)
    const environment = { ...localEnvironment, GATEHOUSE_PRODUCT: product }
    for (const [program, options, variables] of [
      ['tsc', ['--noEmit'], environment],
      ['oxlint', ['--deny-warnings'], environment],
      ['vitest', ['run', ...doorTests, ...projectsOfCode, '--reporter=dot'], environment],
      ['vite', ['build'], { ...environment, GATEHOUSE_LANGUAGE: 'ar' }],
    ] as const)
      await runTool(program, [...options], variables, copy)
  } finally {
    await rm(copy, { recursive: true })
  }
}
