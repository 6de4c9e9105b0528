/** An actor whose code is fetched when it is needed, or why it is not here. */
export type LateActor<Actor> = { is: 'loading' } | { is: 'missing' } | { is: 'here'; actor: Actor }

/** The actor; `null` while it is not here. */
export function actorIn<Actor>(late: LateActor<Actor>): Actor | null {
  return late.is === 'here' ? late.actor : null
}

/** Its code is on the way, or nobody has asked for it. */
export const loading = { is: 'loading' } as const

/** Its code could not be fetched. */
export const missing = { is: 'missing' } as const
