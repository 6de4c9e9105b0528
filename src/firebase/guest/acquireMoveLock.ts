import { withAbortableLock } from '../../storage/locks.ts'
import { moveOf, moveLockName } from '../../storage/journals/moveJournal.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import type { AcquireMoveLock } from '../../machines/guest/moveEvents.ts'
import { longRunningPort } from '../sdk/toPort.ts'

/**
 * In milliseconds. The journal's change may arrive this long after another page has finished the
 * move and released the lock.
 */
const timeout = 2_000

export const acquireMoveLock: AcquireMoveLock = longRunningPort(
  async ({ guestUid }, signal, report) => {
    const released = new Promise((resolve) => signal.addEventListener('abort', resolve))
    const holdUntilReleased = async () => {
      if (!moveOf(guestUid)) await withTimeout(timeout, released).catch(() => null)
      report({ type: 'lock.acquired', phase: moveOf(guestUid)?.phase ?? null })
      await released
    }
    await withAbortableLock(moveLockName(guestUid), holdUntilReleased, signal)
    return null
  },
)
