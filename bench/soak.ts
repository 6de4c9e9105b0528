import { runTool } from '#scripts/checks/programs.ts'
import { runSteps } from '#scripts/checks/runSteps.ts'
import type { Step } from '#scripts/checks/steps.ts'
import { localEnvironment, playwrightSuite, vitestSuite } from '#scripts/checks/suites.ts'

/** What `npm test` does a few times, done many times. */
const often = {
  GATEHOUSE_HISTORIES: '1000',
  GATEHOUSE_KILLS: '100',
  GATEHOUSE_MOVE_KILLS: '20',
  GATEHOUSE_SIGN_OUTS: '50',
}

const steps: readonly Step[] = [
  {
    name: 'histories',
    suite: () => vitestSuite(['/histories/', '/feedHistories.', '/emulated/'], often),
  },
  { name: 'build', check: () => runTool('vite', ['build'], localEnvironment) },
  {
    name: 'kills',
    needs: 'build',
    suite: () => playwrightSuite(['kills', '--project=dark, wide'], often),
  },
  {
    name: 'signOuts',
    needs: 'build',
    suite: () => playwrightSuite(['signOutTyped', '--project=dark, wide'], often),
  },
]

process.exitCode = (await runSteps(steps)) ? 0 : 1
