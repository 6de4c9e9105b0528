import { FirebaseError } from 'firebase/app'

const refusing: readonly string[] = [
  'permission-denied',
  'invalid-argument',
  'storage/unauthorized',
]

/** Whether the server has said that it does not take something; mostly that is what the rules say. */
export function isRefused(error: unknown): boolean {
  return error instanceof FirebaseError && refusing.includes(error.code)
}
