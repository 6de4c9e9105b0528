import { findChromium } from '#scripts/chromium/findChromium.ts'
import { noProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { loadMachines } from '#scripts/statecharts/machineFiles.ts'
import type { Outcome } from './outcome.ts'
import { readTaken } from './takenTransitions.ts'
import { testSuite } from './testSuite.ts'
import { countTransitions, withTransitions } from './transitionCount.ts'

/** On other ports than `npm start`, so that a test run disturbs nobody; two runs at once name a shift each. */
export const localEnvironment = {
  ...noProject(),
  VITE_TOKEN_SIGN_IN: 'on',
  GATEHOUSE_PORT_SHIFT: process.env['GATEHOUSE_PORT_SHIFT'] ?? '10000',
}

/** Runs Vitest; all of its tests, or those whose files are named. */
export function vitestSuite(
  files: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const reporters = ['dot', './scripts/checks/vitestTallyReporter.ts']
  const options = reporters.map((name) => `--reporter=${name}`)
  return testSuite('vitest', ['run', ...files, ...options], { ...localEnvironment, ...environment })
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
  return testSuite('playwright', ['test', ...options, `--reporter=${reporters.join(',')}`], {
    ...localEnvironment,
    ...environment,
    CHROMIUM_PATH: await findChromium(),
  })
}

/** Runs all browser tests, and counts the transitions that their pages took. */
export async function browserSuite(): Promise<Outcome> {
  const outcome = await playwrightSuite()
  return withTransitions(outcome, countTransitions(await loadMachines(), await readTaken()))
}
