import type { User } from '../domain/user.ts'

/**
 * Which account somebody is signed in to. Not by the name that they go by: anybody may call themselves
 * what they like.
 */
export function accountOf({ email, phoneNumber, uid }: User): string {
  return email ?? phoneNumber ?? uid
}

/** How to call somebody who is signed in, by what they know of themselves. */
export function nameOf({ email, phoneNumber, displayName, isAnonymous }: User): string {
  return email ?? phoneNumber ?? displayName ?? (isAnonymous ? 'a guest' : 'someone else')
}
