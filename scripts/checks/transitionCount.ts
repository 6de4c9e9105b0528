import type { MachineFile } from '#scripts/statecharts/machineFiles.ts'
import { listTransitions } from '#scripts/statecharts/transitions.ts'
import { untakenTransitions } from '#scripts/statecharts/untaken.ts'
import type { Outcome } from './outcome.ts'

/** How many transitions were taken, in one or all machines. */
export type TransitionCount = {
  readonly taken: number
  readonly all: number
  /** The transitions that weren't taken, by machine. */
  readonly untaken: readonly { readonly machine: string; readonly transitions: string[] }[]
}

/** Compares the keys of taken transitions with the charts. Ignores unknown keys. */
export function countTransitions(
  machines: readonly MachineFile[],
  keys: ReadonlySet<string>,
): TransitionCount {
  const untaken = machines.map(({ name, machine }) => ({
    machine: name,
    transitions: untakenTransitions(machine, keys),
  }))
  const all = sum(machines.map(({ machine }) => listTransitions(machine).length))
  return {
    taken: all - sum(untaken.map(({ transitions }) => transitions.length)),
    all,
    untaken: untaken.filter(({ transitions }) => transitions.length > 0),
  }
}

/** Formats as `transitions taken in the browser: 812 of 1,204`. */
export function formatCount({ taken, all }: TransitionCount): string {
  const [part, whole] = [taken, all].map((count) => count.toLocaleString('en'))
  return `transitions taken in the browser: ${part} of ${whole}`
}

/** Lists the untaken transitions below each machine's name. */
export function formatUntaken({ untaken }: TransitionCount): string {
  return untaken
    .map(({ machine, transitions }) => [machine, ...transitions].join('\n  '))
    .join('\n\n')
}

/**
 * The outcome of the browser tests, with the transition count as its note. Untaken transitions aren't
 * failures, because some depend on timing. But if none was counted at all, recording is broken, which is one.
 */
export function withTransitions(outcome: Outcome, count: TransitionCount): Outcome {
  const note = `${formatCount(count)} (the others: npm run transitions)`
  if (count.taken > 0) return { ...outcome, note }
  const output = `${outcome.output}\nNo page reported a transition that it took.`
  return { ...outcome, failed: outcome.failed + 1, output, note }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
