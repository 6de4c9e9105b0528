import { codedError } from '../domain/errorCode.ts'

/** @throws an error with the code `unavailable` at once if the browser is offline. */
export function requireOnline(): void {
  if (!navigator.onLine) throw codedError('unavailable', 'The browser is offline.')
}
