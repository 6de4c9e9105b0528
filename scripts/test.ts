import { runSteps } from './checks/runSteps.ts'
import { chooseSteps, productSteps } from './checks/steps.ts'
import { command } from './process/command.ts'

/**
 * `npm test` checks the product and the configuration of `gatehouse.config.ts`, or with the notebook, everything;
 * `npm test -- door` the door, `npm test -- quick` what is quick of it, `npm test -- unit build` the named steps, and
 * `npm test -- slow twoTabs` browser tests on a slow machine.
 */
await command(async (names) => {
  const steps = await chooseSteps(names)
  if (steps === productSteps)
    process.stdout.write(
      'Checking your product and configuration. npm test -- door checks the door.\n',
    )
  process.exitCode = (await runSteps(steps)) ? 0 : 1
})
