import type { TransitionBranch } from './transitions.ts'

/** What happens on some events, and under which condition. */
export type Effect = {
  /** Starts with `↻` where the event enters the state anew. */
  readonly events: readonly string[]
  readonly guard: string | null
  readonly actions: readonly string[]
}

/** Puts the events together that do the same under the same condition. */
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
