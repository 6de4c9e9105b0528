import { checkHostedBuild } from './hostedBuild.ts'
import { checkOtherNode } from './otherNode.ts'
import type { Outcome } from './outcome.ts'
import { checkOwnProduct } from './ownProduct.ts'
import {
  browserSuite,
  localEnvironment,
  playwrightSuite,
  projectsOfCode,
  unitSuite,
  vitestSuite,
} from './suites.ts'
import { toolCheck } from './toolCheck.ts'

/** One row of the test run. */
export type Step = {
  name: string
  /** The step whose result this one works on. */
  needs?: string
  /** Rejects when it could not even begin; what it found out is in the outcome. */
  run: () => Promise<Outcome>
}

const quickChecks = new Set(['format', 'lint', 'types', 'workerTypes', 'unused', 'charts'])

const someFiles = /on [1-9]\d* files/

/** The test run, in its order. */
export const steps: readonly Step[] = [
  { name: 'format', run: toolCheck('oxfmt', ['--check'], someFiles) },
  { name: 'lint', run: toolCheck('oxlint', ['--deny-warnings'], someFiles) },
  { name: 'types', run: typeCheck('.') },
  { name: 'workerTypes', run: typeCheck('src/worker') },
  { name: 'unused', run: toolCheck('knip', ['--duration'], /running time/i) },
  { name: 'charts', run: toolCheck('tsx', ['scripts/charts.ts', '--check'], /\S/) },
  { name: 'unit', run: unitSuite },
  { name: 'product', run: checkOwnProduct },
  { name: 'build', run: toolCheck('vite', ['build'], /built in/, localEnvironment) },
  { name: 'hosted', run: checkHostedBuild },
  { name: 'bytes', needs: 'hosted', run: toolCheck('size-limit', [], /Size:/) },
  { name: 'browser', needs: 'build', run: browserSuite },
]

/**
 * What tells a developer in a few minutes whether a change holds: everything that needs neither emulators nor
 * a browser, and one browser test for each flow, the ones with the tag `@quick`.
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

/** What is run by its name only: another Node, and many builds, each with a configuration of its own. */
export const namedSteps: readonly Step[] = [
  { name: 'otherNode', run: checkOtherNode },
  {
    name: 'configurations',
    needs: 'build',
    run: () => playwrightSuite(['--project=configurations', '--workers=2']),
  },
]

/** A worker lives in another world than a page, so that its folder is a project of its own. */
function typeCheck(project: string): Step['run'] {
  return toolCheck('tsc', ['--noEmit', '--diagnostics', '--project', project], /^Files: +[1-9]/m)
}
