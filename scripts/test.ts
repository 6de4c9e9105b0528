import { formatTally, sumTallies } from './checks/outcome.ts'
import { runSteps } from './checks/runSteps.ts'
import { namedSteps, quickSteps, slowSteps, steps, type Step } from './checks/steps.ts'

/**
 * `npm test` runs every step, `npm test -- quick` the quick ones, `npm test -- unit build` the named ones, and
 * `npm test -- slow twoTabs` browser tests on a slow machine.
 */
async function main(names: string[]): Promise<void> {
  const [first, ...options] = names
  if (first === 'slow') return run(slowSteps(options))
  if (names.join() === 'quick') return run(quickSteps)
  const all = [...steps, ...namedSteps]
  const known = all.map((step) => step.name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    process.stderr.write(
      `No step is called ${unknown.join(', ')}. There are ${known.join(', ')}, quick for the quick ones, and slow.\n`,
    )
    process.exitCode = 1
    return
  }

  return run(names.length === 0 ? steps : all.filter((step) => names.includes(step.name)))
}

async function run(chosen: readonly Step[]): Promise<void> {
  const tally = sumTallies(await runSteps(chosen, print, process.stdout.isTTY))
  print(`\n${formatTally(tally)}\n`)
  process.exitCode = tally.failed === 0 ? 0 : 1
}

function print(text: string): void {
  process.stdout.write(text)
}

await main(process.argv.slice(2))
