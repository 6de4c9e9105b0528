import type { User } from '../domain/user.ts'

/** How to call somebody who is signed in, by what they know of themselves. */
export function nameOf({ email, phoneNumber, displayName, isAnonymous }: User): string {
  return email ?? phoneNumber ?? displayName ?? (isAnonymous ? 'a guest' : 'somebody else')
}
