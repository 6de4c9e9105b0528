import { FirebaseError } from 'firebase/app'

/** @throws an error with the code `unavailable` while the browser is offline, before anything waits for it. */
export function demandNetwork(): void {
  if (!navigator.onLine) throw new FirebaseError('unavailable', 'The browser is offline.')
}
