import { checkHostedBuild } from './hostedBuild.ts'
import { checkMethodsOff } from './methodsOff.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { checkOutcome, type Outcome } from './outcome.ts'
import { checkOwnProduct } from './ownProduct.ts'
import {
  browserSuite,
  localEnvironment,
  playwrightSuite,
  projectsOfCode,
  slowSuite,
  unitSuite,
  vitestSuite,
} from './suites.ts'
import { toolCheck } from './toolCheck.ts'

/** A step of the test run. */
export type Step = {
  name: string
  /** The step that must have passed before. */
  needs?: string
  /** Rejects only if the step can't start; failures are part of the outcome. */
  run: () => Promise<Outcome>
}

const quickChecks = new Set(['format', 'lint', 'types', 'workerTypes', 'unused', 'charts'])

const someFiles = /on [1-9]\d* files/

/** The steps of a test run, in order. */
export const steps: readonly Step[] = [
  { name: 'format', run: toolCheck('oxfmt', ['--check'], someFiles) },
  { name: 'lint', run: toolCheck('oxlint', ['--deny-warnings'], someFiles) },
  { name: 'types', run: typeCheck('.') },
  { name: 'workerTypes', run: typeCheck('src/startup/worker') },
  { name: 'unused', run: toolCheck('knip', ['--duration'], /running time/i) },
  { name: 'charts', run: toolCheck('tsx', ['scripts/charts.ts', '--check'], /\S/) },
  { name: 'unit', run: unitSuite },
  { name: 'product', run: checkOwnProduct },
  { name: 'build', run: buildLocal },
  { name: 'hosted', run: checkHostedBuild },
  { name: 'methodsOff', run: checkMethodsOff },
  { name: 'bytes', needs: 'hosted', run: toolCheck('size-limit', [], /Size:/) },
  { name: 'browser', needs: 'build', run: browserSuite },
]

/**
 * A check of a few minutes for development: everything that needs neither emulators nor a browser, and one
 * browser test per flow, tagged `@quick`.
 */
export const quickSteps: readonly Step[] = [
  ...steps.filter(({ name }) => quickChecks.has(name)),
  { name: 'unit', run: () => vitestSuite(projectsOfCode) },
  ...steps.filter(({ name }) => name === 'build'),
  {
    name: 'browser',
    needs: 'build',
    run: () => playwrightSuite(['--grep=@quick', '--project=dark, wide']),
  },
]

/** Builds the app and runs browser tests on a slow machine. */
export function slowSteps(options: readonly string[]): readonly Step[] {
  const slow = { name: 'slow', needs: 'build', run: () => slowSuite(options) }
  return [...steps.filter(({ name }) => name === 'build'), slow]
}

/** Steps that run only by name: builds of many configurations. */
export const namedSteps: readonly Step[] = [
  {
    name: 'configurations',
    needs: 'build',
    run: () => playwrightSuite(['--project=configurations', '--workers=2']),
  },
]

async function buildLocal(): Promise<Outcome> {
  const { succeeded, output } = await buildApp('dist', localEnvironment)
  return checkOutcome(succeeded, succeeded ? '' : output)
}

/** The service worker is a project of its own, because it has other globals than a page. */
function typeCheck(project: string): Step['run'] {
  return toolCheck('tsc', ['--noEmit', '--diagnostics', '--project', project], /^Files: +[1-9]/m)
}
