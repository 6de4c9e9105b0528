import { formatTally, sumTallies } from '#scripts/checks/outcome.ts'
import { runSteps } from '#scripts/checks/runSteps.ts'
import type { Step } from '#scripts/checks/steps.ts'
import { localEnvironment, playwrightSuite, vitestSuite } from '#scripts/checks/suites.ts'
import { toolCheck } from '#scripts/checks/toolCheck.ts'

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
    run: () => vitestSuite(['/histories/', '/feedHistories.', '/emulated/'], often),
  },
  { name: 'build', run: toolCheck('vite', ['build'], /built in/, localEnvironment) },
  {
    name: 'kills',
    needs: 'build',
    run: () => playwrightSuite(['kills', '--project=dark, wide'], often),
  },
  {
    name: 'signOuts',
    needs: 'build',
    run: () => playwrightSuite(['signOutTyped', '--project=dark, wide'], often),
  },
]

const print = (text: string) => void process.stdout.write(text)

const tally = sumTallies(await runSteps(steps, print, process.stdout.isTTY))
print(`\n${formatTally(tally)}\n`)
process.exitCode = tally.failed === 0 ? 0 : 1
