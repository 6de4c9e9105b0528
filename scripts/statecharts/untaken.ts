import type { AnyStateMachine } from 'xstate'
import { listTransitions, type TransitionBranch } from './transitions.ts'

/** The transitions whose keys aren't among the taken ones, such as `idle --[submit]--> sending`. */
export function untakenTransitions(machine: AnyStateMachine, taken: ReadonlySet<string>): string[] {
  const untaken = listTransitions(machine).filter(({ key }) => !taken.has(key))
  return untaken.map(describeBranch)
}

function describeBranch({ source, event, guard, targets }: TransitionBranch): string {
  const label = guard === null ? event : `${event} [${guard}]`
  return `${source} --[${label}]--> ${targets.join(', ') || source}`
}
