import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProject } from '#scripts/create/createProject.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { checkOutcome } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import { localEnvironment, projectsOfCode } from './suites.ts'

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
  '--run',
  ...projectsOfCode,
]

/** A language of the tests' configuration that isn't its first. */
const tag = 'ar'

/**
 * Copies the project without the notebook with `npm run create`, and checks types, lint, and the door's tests in
 * the copy. Builds the copy in a second language, and checks that the sign-in page is in it, with the product's
 * own sentence.
 */
export async function checkOwnProduct(): Promise<Outcome> {
  const copy = await mkdtemp(join(tmpdir(), 'gatehouse-product-'))
  try {
    await createProject(copy, 'acme')
    await symlink(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
    for (const [program, options, environment] of [
      ['tsc', ['--noEmit'], {}],
      ['oxlint', ['--deny-warnings'], {}],
      ['vitest', [...doorTests, '--reporter=dot'], {}],
      ['vite', ['build'], { ...localEnvironment, GATEHOUSE_LANGUAGE: tag }],
    ] as const) {
      const { succeeded, output } = await runProgram(program, [...options], environment, copy)
      if (!succeeded) return checkOutcome(false, output)
    }
    const problems = languageProblems(
      await readFile(join(copy, 'dist/index.html'), 'utf8'),
      tag,
      await readFile(join(copy, 'translations', tag, 'product/text/signInText.ts'), 'utf8'),
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
