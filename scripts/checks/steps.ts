import { ownerFile } from '#build/configuration/loadGatehouseConfig.ts'
import { checkHostedBuild } from './hostedBuild.ts'
import { sampleFile } from './copyProject.ts'
import { checkMethodsOff } from './methodsOff.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { checkOutcome, type Outcome } from './outcome.ts'
import { checkNewProduct } from './newProduct.ts'
import {
  browserSuite,
  localEnvironment,
  playwrightSuite,
  productSuite,
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

const codeSteps: readonly Step[] = [
  { name: 'format', run: toolCheck('oxfmt', ['--check'], someFiles) },
  { name: 'lint', run: toolCheck('oxlint', ['--deny-warnings'], someFiles) },
  { name: 'types', run: typeCheck('.') },
]

/** Checks the product and the configuration of `gatehouse.config.ts`. */
export const productSteps: readonly Step[] = [
  ...codeSteps,
  { name: 'productTests', run: productSuite },
  { name: 'productBuild', run: () => checkHostedBuild(ownerFile) },
]

/** Checks the door, on configurations of its own. */
export const doorSteps: readonly Step[] = [
  ...codeSteps,
  { name: 'workerTypes', run: typeCheck('src/startup/worker') },
  { name: 'unused', run: toolCheck('knip', ['--duration'], /running time/i) },
  { name: 'charts', run: toolCheck('tsx', ['scripts/charts.ts', '--check'], /\S/) },
  { name: 'unit', run: unitSuite },
  { name: 'newProduct', run: checkNewProduct },
  { name: 'build', run: buildLocal },
  { name: 'hosted', run: () => checkHostedBuild(sampleFile) },
  { name: 'methodsOff', run: checkMethodsOff },
  { name: 'bytes', needs: 'hosted', run: toolCheck('size-limit', [], /Size:/) },
  { name: 'browser', needs: 'build', run: browserSuite },
]

/**
 * A check of a few minutes for development: everything that needs neither emulators nor a browser, and one
 * browser test per flow, tagged `@quick`.
 */
export const quickSteps: readonly Step[] = [
  ...doorSteps.filter(({ name }) => quickChecks.has(name)),
  { name: 'unit', run: () => vitestSuite(projectsOfCode) },
  ...doorSteps.filter(({ name }) => name === 'build'),
  {
    name: 'browser',
    needs: 'build',
    run: () => playwrightSuite(['--grep=@quick', '--project=dark, wide']),
  },
]

/** Builds the app and runs browser tests on a slow machine. */
export function slowSteps(options: readonly string[]): readonly Step[] {
  const slow = { name: 'slow', needs: 'build', run: () => slowSuite(options) }
  return [...doorSteps.filter(({ name }) => name === 'build'), slow]
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
