import type { TransitionBranch } from './transitions.ts'

/** What some events do, and under which condition. */
export type Effect = {
  /** Prefixed with `↻` if the event reenters the state. */
  readonly events: readonly string[]
  readonly guard: string | null
  readonly actions: readonly string[]
}

/** Merges the events that do the same under the same condition. */
export function mergeSameEffects(branches: readonly TransitionBranch[]): Effect[] {
  const effects = new Map<string, Effect & { events: string[] }>()
  for (const { event, guard, actions, source, targets } of branches) {
    const restarts = targets.includes(source)
    const key = JSON.stringify([guard, actions, restarts])
    const effect = effects.get(key) ?? { events: [], guard, actions }
    effect.events.push(restarts ? `↻ ${event}` : event)
    effects.set(key, effect)
  }
  return [...effects.values()]
}
