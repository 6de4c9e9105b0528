import type { GatehouseConfig } from '#build/configuration/gatehouseConfig.ts'
import { loadGatehouseConfig, ownerFile } from '#build/configuration/loadGatehouseConfig.ts'
import { chooseSteps } from './checks/chooseSteps.ts'
import { formatTally, sumTallies } from './checks/outcome.ts'
import { runSteps } from './checks/runSteps.ts'
import { sampleFile } from './checks/copyProject.ts'
import { productSteps } from './checks/steps.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'

/**
 * `npm test` checks the product and the configuration of `gatehouse.config.ts`, or everything if that is the sample;
 * `npm test -- door` the door, `npm test -- quick` what is quick of it, `npm test -- unit build` the named steps, and
 * `npm test -- slow twoTabs` browser tests on a slow machine.
 */
async function main(names: string[]): Promise<void> {
  const steps = await chooseSteps(names, async () => ({
    own: await load(ownerFile),
    sample: await load(sampleFile),
  }))
  if (steps === productSteps)
    print('Checking your product and configuration. npm test -- door checks the door.\n')
  const tally = sumTallies(await runSteps(steps, print, process.stdout.isTTY))
  print(`\n${formatTally(tally)}\n`)
  process.exitCode = tally.failed === 0 ? 0 : 1
}

async function load(file: string): Promise<GatehouseConfig> {
  return (await loadGatehouseConfig(PROJECT_ROOT, file)).gatehouse
}

function print(text: string): void {
  process.stdout.write(text)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
