import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createProduct } from '#scripts/create/createProduct.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { copyProject } from './copyProject.ts'
import { checkOutcome } from './outcome.ts'
import type { Outcome } from './outcome.ts'
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
 * in the copy. Builds the copy in a second language, and checks that the sign-in page is in it, with the
 * product's own sentence.
 */
export async function checkNewProduct(): Promise<Outcome> {
  const copy = await copyProject()
  try {
    await createProduct(copy, 'acme')
    const gone = doorTests.filter((file) => !existsSync(join(copy, file)))
    if (gone.length > 0) return checkOutcome(false, `There is no ${gone.join(', ')}.`)
    const environment = { ...localEnvironment, GATEHOUSE_PRODUCT: product }
    for (const [program, options] of [
      ['tsc', ['--noEmit']],
      ['oxlint', ['--deny-warnings']],
      ['vitest', ['run', ...doorTests, ...projectsOfCode, '--reporter=dot']],
      ['vite', ['build']],
    ] as const) {
      const language = program === 'vite' ? { GATEHOUSE_LANGUAGE: tag } : {}
      const { succeeded, output } = await runProgram(
        program,
        [...options],
        { ...environment, ...language },
        copy,
      )
      if (!succeeded) return checkOutcome(false, output)
    }
    const problems = languageProblems(
      await readFile(join(copy, 'dist/index.html'), 'utf8'),
      tag,
      await readFile(join(copy, product, 'translations', tag, 'signInText.ts'), 'utf8'),
    )
    return checkOutcome(problems.length === 0, problems.join('\n'))
  } finally {
    await rm(copy, { recursive: true })
  }
}

/**
 * Why a built sign-in page isn't in a language, one sentence each.
 *
 * @param sentences the source of the module with the product's `signInLead` in that language.
 */
export function languageProblems(html: string, language: string, sentences: string): string[] {
  const [, lead = ''] = /signInLead = '([^']+)'/.exec(sentences) ?? []
  return [
    ...(html.includes(` lang="${language}"`)
      ? []
      : [`The built page isn’t marked as ${language}.`]),
    ...(lead && html.includes(`>${lead}<`)
      ? []
      : [`The built page doesn’t say “${lead}”, the product’s sentence in ${language}.`]),
  ]
}
