import { sweepDeleted } from '../../firebase/session/cleanUpDevice.ts'

/**
 * Parks a signed-in guest before an earlier sign-in attempt replaces them. Its code loads for
 * guests only.
 */
export function watchOverGuest(): void {
  fetchGuard().catch(() => null)
}

async function fetchGuard(): Promise<void> {
  const { guardGuest } = await import('../../firebase/guest/guardGuest.ts')
  guardGuest()
}

/** Removes data of deleted accounts from this device. Run it once per page. */
export function sweepDevice(): void {
  sweepDeleted().catch(() => null)
}
