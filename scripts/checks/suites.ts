import { installJavaPrograms } from '#local-firebase/installJavaPrograms.ts'
import { findChromium } from '#scripts/chromium/findChromium.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { noProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { print } from '#scripts/process/command.ts'
import { sumTallies, type Outcome } from './outcome.ts'
import { runPlaywright, runVitest } from './programs.ts'

/**
 * Uses other ports than `npm start`, so that they don't conflict. Set the shift to run two test runs at once.
 */
export const localEnvironment = {
  ...noProject(),
  GATEHOUSE_CONFIG: 'tests/configurations/everything.config.ts',
  GATEHOUSE_PORT_SHIFT: process.env['GATEHOUSE_PORT_SHIFT'] ?? '10000',
}

/** Vitest's projects that need no emulator, as command-line options. */
export const projectsOfCode = ['unit', 'firebase', 'languages', 'views', 'storage'].map(
  (name) => `--project=${name}`,
)

/** Runs Vitest on the given files, or on all tests. */
export function vitestSuite(
  files: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  return runVitest(files, { ...localEnvironment, ...environment })
}

/** Runs all of Vitest's tests. Installs the emulators if they are missing. */
export async function unitSuite(): Promise<Outcome> {
  await installJavaPrograms(print)
  return vitestSuite()
}

/** Runs Playwright on the local build, for the tests that the options select, or for all. */
export async function playwrightSuite(
  options: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  await installJavaPrograms(print)
  const CHROMIUM_PATH = await findChromium()
  return runPlaywright(options, { ...localEnvironment, ...environment, CHROMIUM_PATH })
}

/**
 * The browser tests of what people type. They aren't retried, because text that is lost once in a while is lost, and
 * `npm test -- slow` runs them on a slow machine.
 */
export const typedTextFolder = 'products/notebook/tests/e2e/typedText/'

/**
 * Runs browser tests as on a slow machine: with the processor of each page slowed down, four tests at once, and no
 * second try.
 *
 * @param options names of test files, and options for Playwright; by default, the tests of what people type.
 */
export function slowSuite(options: readonly string[] = []): Promise<Outcome> {
  const hasNames = options.some((option) => !option.startsWith('--'))
  const names = hasNames ? [] : [typedTextFolder]
  return playwrightSuite(
    [...names, '--project=dark, wide', '--workers=4', '--retries=0', ...options],
    { GATEHOUSE_SLOWDOWN: '6' },
  )
}

/** How people get from an existing app to the door and back. The step `configurations` has the other tests. */
const existingApp = 'existingApp.*(signs in at|signs out)'

/**
 * Runs all browser tests: the notebook's tests on the app, and the door's on the blank product. Those tagged
 * `@product` run on both, and those that depend on the window also run on the app in a narrow one. Of other
 * configurations, only the way from an existing app to the door and back is tested.
 */
export async function browserSuite(): Promise<Outcome> {
  const product = { GATEHOUSE_PRODUCT: 'products/blank' }
  await buildApp('dist-blank', { ...localEnvironment, ...product })
  const own = await playwrightSuite([`--grep=light, narrow|notebook/|@product|${existingApp}`])
  const blank = await playwrightSuite([], product)
  return { ...sumTallies([own, blank]), output: `${own.output}\n${blank.output}` }
}
