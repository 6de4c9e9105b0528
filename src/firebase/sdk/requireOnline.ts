import { codedError } from '../../domain/errorCode.ts'
import { pingServer } from './connection.ts'

/**
 * Whether the server can be reached. Offline, it says so at once; the SDK would retry for a while. Behind some
 * VPNs, `navigator.onLine` is always false, so it's only a reason to ask.
 */
export async function isOnline(): Promise<boolean> {
  if (navigator.onLine) return true
  return pingServer().then(
    () => true,
    () => false,
  )
}

/** @throws an error with the code `unavailable` if the browser is offline. */
export async function requireOnline(): Promise<void> {
  if (!(await isOnline())) throw codedError('unavailable', 'The browser is offline.')
}
