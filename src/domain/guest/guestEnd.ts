import type { User } from '../session/user.ts'

const day = 86_400_000

/** How long before their end guests are warned. */
const warningMs = 10 * day

/** When a guest account is deleted, in milliseconds since 1970, and how near that is. */
export type GuestEnd = { at: number; stage: 'far' | 'near' | 'past' }

/**
 * Returns when the project deletes this guest's account; `null` if it keeps guests, or if this isn't one.
 *
 * @param days after how many days guest accounts are deleted; `null` if they are kept.
 */
export function guestEnd(
  { isAnonymous, metadata: { creationTime } }: Pick<User, 'isAnonymous' | 'metadata'>,
  days: number | null,
  now = Date.now(),
): GuestEnd | null {
  if (!isAnonymous || days === null || creationTime === null) return null
  const at = Date.parse(creationTime) + days * day
  if (at <= now) return { at, stage: 'past' }
  return { at, stage: at - now > warningMs ? 'far' : 'near' }
}
