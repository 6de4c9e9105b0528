import { linkEmailName } from '../domain/session/storageKeys.ts'
import { writeSafely } from './webStorage.ts'

/** Forgets the address that the last link was sent to. The sign-in page loads this without the rest. */
export function forgetEmail(): void {
  writeSafely(linkEmailName, null)
}
