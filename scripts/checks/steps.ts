import { productFolder } from '#build/configuration/existingApp.ts'
import { loadGatehouseConfig, ownerFile } from '#build/configuration/loadGatehouseConfig.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { checkBuild, checkHostedBuild } from './builds.ts'
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

/** A step of the test run. */
export type Step = {
  name: string
  /** The step that must have passed before. */
  needs?: string
  /** Rejects only if the step can't start; failures are part of the outcome. */
  run: () => Promise<Outcome>
}

const doorCode: readonly Step[] = [
  { name: 'format', run: () => runTool('oxfmt', ['--check']) },
  { name: 'lint', run: () => runTool('oxlint', ['--deny-warnings']) },
  { name: 'types', run: () => runTool('tsc', ['--noEmit']) },
  // The service worker is a project of its own, because it has other globals than a page.
  { name: 'workerTypes', run: () => runTool('tsc', ['--noEmit', '-p', 'src/startup/worker']) },
  { name: 'unused', run: () => runTool('knip', []) },
]

const build: Step = { name: 'build', run: () => checkBuild('dist', localEnvironment) }

/** Checks the product and the configuration of `gatehouse.config.ts`. */
export const productSteps: readonly Step[] = [
  { name: 'productFormat', run: checkProductFormat },
  { name: 'productLint', run: checkProductLint },
  { name: 'productTypes', run: checkProductTypes },
  { name: 'productTests', run: productSuite },
  { name: 'productBuild', run: () => checkHostedBuild(ownerFile) },
]

/** Checks the door, and the notebook behind it, on configurations of the tests. */
const doorSteps: readonly Step[] = [
  ...doorCode,
  { name: 'unit', run: unitSuite },
  { name: 'newProduct', run: checkNewProduct },
  build,
  { name: 'hosted', run: () => checkHostedBuild(sampleFile) },
  { name: 'bytes', needs: 'hosted', run: () => runTool('size-limit', []) },
  { name: 'browser', needs: 'build', run: browserSuite },
]

/**
 * A check of a few minutes for development: everything that needs neither emulators nor a browser, and one
 * browser test per flow, tagged `@quick`.
 */
const quickSteps: readonly Step[] = [
  ...doorCode,
  { name: 'unit', run: () => vitestSuite(projectsOfCode) },
  build,
  {
    name: 'browser',
    needs: 'build',
    run: () => playwrightSuite(['--grep=@quick', '--project=dark, wide']),
  },
]

/** Runs only by name: builds of many configurations. */
const configurations: Step = {
  name: 'configurations',
  needs: 'build',
  run: () => playwrightSuite(['--project=configurations', '--workers=2']),
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
    return [build, { name: 'slow', needs: 'build', run: () => slowSuite(others) }]
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
