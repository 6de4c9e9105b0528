import { readTaken } from './checks/takenTransitions.ts'
import { countTransitions, formatCount, formatUntaken } from './checks/transitionCount.ts'
import { loadMachines } from './statecharts/machineFiles.ts'

/** `npm run transitions` lists the transitions that the last browser tests didn't take. */
async function main(): Promise<void> {
  const taken = await readTaken()
  if (taken.size === 0)
    throw new Error('No transitions have been counted yet. Run npm test -- build browser.')
  const count = countTransitions(await loadMachines(), taken)
  process.stdout.write(`${formatCount(count)}\n\n${formatUntaken(count)}\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
