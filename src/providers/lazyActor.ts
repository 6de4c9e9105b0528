/** An actor whose code is loaded on demand, or why it isn't available. */
export type LazyActor<Actor> = { is: 'loading' } | { is: 'missing' } | { is: 'here'; actor: Actor }

/** The actor; `null` if it isn't available. */
export function actorIn<Actor>(late: LazyActor<Actor>): Actor | null {
  return late.is === 'here' ? late.actor : null
}

/** Its code is loading, or hasn't been requested. */
export const loading = { is: 'loading' } as const

/** Its code couldn't be loaded. */
export const missing = { is: 'missing' } as const
