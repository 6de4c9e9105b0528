import { FirebaseError } from 'firebase/app'
import type { User } from '../../domain/user.ts'
import { toUser } from '../toUser.ts'
import type { Vault } from './vault.ts'

/** @throws an error with the code `auth/user-signed-out` when nobody is signed in to the session. */
export function ownerOf({ session: { currentUser } }: Vault): User {
  if (currentUser) return toUser(currentUser)
  throw new FirebaseError('auth/user-signed-out', 'Nobody is signed in.')
}
