/** An actor whose code is fetched when it is needed, or why it is not here. */
export type LateActor<Actor> = { is: 'loading' } | { is: 'missing' } | { is: 'here'; actor: Actor }

/** Its code is on the way, or nobody has asked for it. */
export const loading = { is: 'loading' } as const

/** Its code could not be fetched. */
export const missing = { is: 'missing' } as const
