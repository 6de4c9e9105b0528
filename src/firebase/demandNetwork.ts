import { FirebaseError } from 'firebase/app'

/** @throws an error with the code `unavailable` at once if the browser is offline. */
export function demandNetwork(): void {
  if (!navigator.onLine) throw new FirebaseError('unavailable', 'The browser is offline.')
}
