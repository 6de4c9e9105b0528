import { formatTally, sumTallies } from './checks/outcome.ts'
import { runSteps } from './checks/runSteps.ts'
import { steps } from './checks/steps.ts'

/** `npm test` runs every step; `npm test -- unit build` only the named ones. */
async function main(names: string[]): Promise<void> {
  const known = steps.map((step) => step.name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    process.stderr.write(
      `No step is called ${unknown.join(', ')}. There are ${known.join(', ')}.\n`,
    )
    process.exitCode = 1
    return
  }

  const chosen = names.length === 0 ? steps : steps.filter((step) => names.includes(step.name))
  const tally = sumTallies(await runSteps(chosen, print, process.stdout.isTTY))
  print(`\n${formatTally(tally)}\n`)
  process.exitCode = tally.failed === 0 ? 0 : 1
}

function print(text: string): void {
  process.stdout.write(text)
}

await main(process.argv.slice(2))
