import { withAbortableLock } from '../../storage/locks.ts'
import { moveOf, moveLockName } from '../../storage/journals/moveJournal.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import type { AcquireMoveLock } from '../../machines/guest/moveEvents.ts'

/**
 * In milliseconds. The journal's change may arrive this long after another page has finished the
 * move and released the lock.
 */
const timeout = 2_000

export const acquireMoveLock: AcquireMoveLock = ({ input: { guestUid }, sendBack }) => {
  const holding = new AbortController()
  const { signal } = holding
  const released = new Promise((resolve) => signal.addEventListener('abort', resolve))
  const hold = async () => {
    if (!moveOf(guestUid)) await withTimeout(timeout, released).catch(() => null)
    if (signal.aborted) return
    sendBack({ type: 'lock.acquired', phase: moveOf(guestUid)?.phase ?? null })
    await released
  }
  withAbortableLock(signal, moveLockName(guestUid), hold).catch(() => null)
  return () => holding.abort()
}
