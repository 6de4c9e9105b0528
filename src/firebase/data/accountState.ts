import { doc, type DocumentReference } from 'firebase/firestore'
import { firestore } from '../sdk/firestore.ts'
import type { UserData } from './userData.ts'

/**
 * The document with an account's deletion flag and its signed-out sessions. It is a single document
 * because the rules read it with every request.
 */
export function accountStateRef({ uid, session }: UserData): DocumentReference {
  return doc(firestore(session), 'users', uid)
}
