import { join } from 'node:path'
import { productFolder } from '#build/configuration/existingApp.ts'
import { loadGatehouseConfig, ownerFile } from '#build/configuration/loadGatehouseConfig.ts'
import { throwProblems } from '#build/configuration/schema.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { exampleProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { sampleFile } from './copyProject.ts'
import { checkNewProduct } from './newProduct.ts'
import type { Outcome } from './outcome.ts'
import {
  checkProductFormat,
  checkProductLint,
  checkProductTypes,
  productSuite,
} from './productChecks.ts'
import { runTool } from './programs.ts'
import {
  browserSuite,
  localEnvironment,
  playwrightSuite,
  projectsOfCode,
  slowSuite,
  unitSuite,
  vitestSuite,
} from './suites.ts'
import { localTraces } from './traces.ts'

const hostedBuild = join(PROJECT_ROOT, 'dist-hosted')

/** A step of the test run: one check, which throws what is wrong, or a suite, which counts its tests. */
export type Step = {
  name: string
  /** The step that must have passed before. */
  needs?: string
} & ({ check: () => Promise<void> } | { suite: () => Promise<Outcome> })

const doorCode: readonly Step[] = [
  { name: 'format', check: () => runTool('oxfmt', ['--check']) },
  { name: 'lint', check: () => runTool('oxlint', ['--deny-warnings']) },
  { name: 'types', check: () => runTool('tsc', ['--noEmit']) },
  // The service worker is a project of its own, because it has other globals than a page.
  { name: 'workerTypes', check: () => runTool('tsc', ['--noEmit', '-p', 'src/startup/worker']) },
  { name: 'unused', check: () => runTool('knip', []) },
]

const build: Step = { name: 'build', check: () => buildApp('dist', localEnvironment) }

/** Checks the product and the configuration of `gatehouse.config.ts`. */
export const productSteps: readonly Step[] = [
  { name: 'productFormat', check: checkProductFormat },
  { name: 'productLint', check: checkProductLint },
  { name: 'productTypes', check: checkProductTypes },
  { name: 'productTests', suite: productSuite },
  { name: 'productBuild', check: () => checkHostedBuild(ownerFile) },
]

/** Checks the door, and the notebook behind it, on configurations of the tests. */
const doorSteps: readonly Step[] = [
  ...doorCode,
  { name: 'unit', suite: unitSuite },
  { name: 'newProduct', check: checkNewProduct },
  build,
  { name: 'hosted', check: () => checkHostedBuild(sampleFile) },
  { name: 'bytes', needs: 'hosted', check: () => runTool('size-limit', []) },
  { name: 'browser', needs: 'build', suite: browserSuite },
]

/**
 * A check of a few minutes for development: everything that needs neither emulators nor a browser, and one
 * browser test per flow, tagged `@quick`.
 */
const quickSteps: readonly Step[] = [
  ...doorCode,
  { name: 'unit', suite: () => vitestSuite(projectsOfCode) },
  build,
  {
    name: 'browser',
    needs: 'build',
    suite: () => playwrightSuite(['--grep=@quick', '--project=dark, wide']),
  },
]

/** Runs only by name: builds of many configurations. */
const configurations: Step = {
  name: 'configurations',
  needs: 'build',
  suite: () => playwrightSuite(['--project=configurations', '--workers=2']),
}

const lists: Readonly<Record<string, readonly Step[]>> = {
  door: doorSteps,
  product: productSteps,
  quick: quickSteps,
}

/**
 * The steps that `npm test -- names` runs. Without names, those of the product in `gatehouse.config.ts`; if that's the
 * notebook, those of the door, which include it.
 *
 * @throws a sentence about a name that no step has.
 */
export async function chooseSteps(
  [first = '', ...others]: readonly string[],
  product = configuredProduct,
): Promise<readonly Step[]> {
  if (first === '') return (await product()) === 'products/notebook' ? doorSteps : productSteps
  if (first === 'slow')
    return [build, { name: 'slow', needs: 'build', suite: () => slowSuite(others) }]
  const list = lists[first]
  if (list && others.length === 0) return list
  const all = [...new Set([...doorSteps, ...productSteps, configurations])]
  const known = all.map(({ name }) => name)
  const names = [first, ...others]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return all.filter(({ name }) => names.includes(name))
  throw new Error(
    `No step is called ${unknown.join(', ')}. There are ${known.join(', ')}, and alone ${Object.keys(lists).join(', ')}, or slow.`,
  )
}

async function configuredProduct(): Promise<string> {
  return productFolder((await loadGatehouseConfig(PROJECT_ROOT, ownerFile)).gatehouse.product)
}

/** Builds a configuration for a hosted project and checks the files. The step `bytes` checks their size. */
async function checkHostedBuild(configuration: string): Promise<void> {
  await buildApp(hostedBuild, { ...exampleProject(), GATEHOUSE_CONFIG: configuration })
  throwProblems(await localTraces(hostedBuild))
}
