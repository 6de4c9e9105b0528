import { FirebaseError } from 'firebase/app'

/**
 * Some calls of the SDK wait for as long as it takes.
 *
 * @throws an error with the code `unavailable` while the browser says that it is offline.
 */
export function demandOnline(): void {
  if (!navigator.onLine) throw new FirebaseError('unavailable', 'The browser is offline.')
}
