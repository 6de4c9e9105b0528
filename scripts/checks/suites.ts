import { provideEngines } from '#local-firebase/provideEngines.ts'
import { findChromium } from '#scripts/chromium/findChromium.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { noProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { loadMachines } from '#scripts/statecharts/machineFiles.ts'
import { checkOutcome, sumTallies, type Outcome } from './outcome.ts'
import { readTaken } from './takenTransitions.ts'
import { testSuite } from './testSuite.ts'
import { countTransitions, withTransitions } from './transitionCount.ts'

/** On other ports than `npm start`, so that a test run disturbs nobody; two runs at once name a shift each. */
export const localEnvironment = {
  ...noProject(),
  GATEHOUSE_CONFIG: 'tests/configurations/everything.config.ts',
  GATEHOUSE_PORT_SHIFT: process.env['GATEHOUSE_PORT_SHIFT'] ?? '10000',
}

const VITEST = 'node_modules/vitest/vitest.mjs'

/** Vitest's projects that need no emulator, as options. */
export const projectsOfCode = ['unit', 'firebase', 'views', 'device'].map(
  (name) => `--project=${name}`,
)

/** Runs Vitest; all of its tests, or those whose files are named. By another Node than this one if it is given. */
export function vitestSuite(
  files: readonly string[] = [],
  environment: Record<string, string> = {},
  node?: string,
): Promise<Outcome> {
  const reporters = ['dot', './scripts/checks/vitestTallyReporter.ts']
  const options = reporters.map((name) => `--reporter=${name}`)
  const [program, ...first] = node ? ([node, VITEST] as const) : (['vitest'] as const)
  return testSuite(program, [...first, 'run', ...files, ...options], {
    ...localEnvironment,
    ...environment,
  })
}

/** Runs all of Vitest's tests. Those on the emulators get them, if this machine has none. */
export async function unitSuite(): Promise<Outcome> {
  await provideEngines(tell)
  return vitestSuite()
}

function tell(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Runs Playwright on the local build; all of its tests, or those that the options choose. */
export async function playwrightSuite(
  options: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const own = ['Tally', 'Transitions'].map(
    (what) => `./scripts/checks/playwright${what}Reporter.ts`,
  )
  const reporters = ['dot', ...own]
  await provideEngines(tell)
  return testSuite('playwright', ['test', ...options, `--reporter=${reporters.join(',')}`], {
    ...localEnvironment,
    ...environment,
    CHROMIUM_PATH: await findChromium(),
  })
}

/**
 * Runs all browser tests, and counts the transitions that their pages took: those of the notebook on the app as it
 * is, those of the door on the blank product. On both run those with the tag `@quick`, and on the app in a
 * narrow window what depends on the window.
 */
export async function browserSuite(): Promise<Outcome> {
  const own = await playwrightSuite(['--grep=light, narrow|notebook/|@quick'])
  const blank = await blankSuite()
  const both = {
    ...sumTallies([own, blank]),
    output: `${own.output}\n${blank.output}`,
  }
  return withTransitions(both, countTransitions(await loadMachines(), await readTaken()))
}

/** The build of the door with the smallest product that there can be, and the browser tests on it. */
async function blankSuite(): Promise<Outcome> {
  const product = { GATEHOUSE_PRODUCT: 'tests/products/blank/product.ts' }
  const build = await buildApp('dist-blank', { ...localEnvironment, ...product })
  if (!build.succeeded) return checkOutcome(false, build.output)
  return playwrightSuite([], product)
}
