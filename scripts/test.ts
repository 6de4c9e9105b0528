import { runSteps } from './checks/runSteps.ts'
import { chooseSteps, productSteps } from './checks/steps.ts'

/**
 * `npm test` checks the product and the configuration of `gatehouse.config.ts`, or everything while that is the notebook;
 * `npm test -- door` the door, `npm test -- quick` what is quick of it, `npm test -- unit build` the named steps, and
 * `npm test -- slow twoTabs` browser tests on a slow machine.
 */
async function main(names: string[]): Promise<void> {
  const steps = await chooseSteps(names)
  if (steps === productSteps)
    process.stdout.write(
      'Checking your product and configuration. npm test -- door checks the door.\n',
    )
  process.exitCode = (await runSteps(steps)) ? 0 : 1
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
