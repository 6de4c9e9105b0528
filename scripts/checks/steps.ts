import { findChromium } from '#scripts/chromium/findChromium.ts'
import { noProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { checkHostedBuild } from './hostedBuild.ts'
import type { Outcome } from './outcome.ts'
import { testSuite } from './testSuite.ts'
import { toolCheck } from './toolCheck.ts'

/** One row of the test run. */
export type Step = {
  name: string
  /** The step whose result this one works on. */
  needs?: string
  /** Rejects when it could not even begin; what it found out is in the outcome. */
  run: () => Promise<Outcome>
}

/** On other ports than `npm start`, so that a test run disturbs nobody. */
const local = { ...noProject(), GATEHOUSE_PORT_SHIFT: '10000' }
const someFiles = /on [1-9]\d* files/

/** The test run, in its order. */
export const steps: readonly Step[] = [
  { name: 'format', run: toolCheck('oxfmt', ['--check'], someFiles) },
  { name: 'lint', run: toolCheck('oxlint', ['--deny-warnings'], someFiles) },
  { name: 'types', run: typeCheck('.') },
  { name: 'workerTypes', run: typeCheck('src/worker') },
  { name: 'unused', run: toolCheck('knip', ['--duration'], /running time/i) },
  { name: 'charts', run: toolCheck('tsx', ['scripts/charts.ts', '--check'], /\S/) },
  { name: 'unit', run: unitTests },
  { name: 'build', run: toolCheck('vite', ['build'], /built in/, local) },
  { name: 'hosted', run: checkHostedBuild },
  { name: 'bytes', needs: 'hosted', run: toolCheck('size-limit', [], /Size:/) },
  { name: 'browser', needs: 'build', run: browserTests },
]

/** A worker lives in another world than a page, so that its folder is a project of its own. */
function typeCheck(project: string): Step['run'] {
  return toolCheck('tsc', ['--noEmit', '--diagnostics', '--project', project], /^Files: +[1-9]/m)
}

function unitTests(): Promise<Outcome> {
  const reporters = ['default', './scripts/checks/vitestTallyReporter.ts']
  return testSuite('vitest', ['run', ...reporters.map((name) => `--reporter=${name}`)], local)
}

async function browserTests(): Promise<Outcome> {
  const reporters = ['list', './scripts/checks/playwrightTallyReporter.ts']
  return testSuite('playwright', ['test', `--reporter=${reporters.join(',')}`], {
    ...local,
    CHROMIUM_PATH: await findChromium(),
  })
}
