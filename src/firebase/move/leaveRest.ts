import { inTurnUnless } from '../../device/locks.ts'
import type { LeaveRest } from '../../machines/moveEvents.ts'
import { failureEvent } from '../attempt.ts'
import { letGoOfGuest } from './letGoOfGuest.ts'
import { turnOf } from './turnOf.ts'

/** Deletes nothing on the server; once the guest's session is gone, nobody can reach what they keep there. */
export const leaveRest: LeaveRest = ({ input, sendBack }) => {
  const leaving = new AbortController()
  const { signal } = leaving
  const leave = async () => {
    await inTurnUnless(signal, turnOf(input.guestUid), () => letGoOfGuest(input, signal))
    return { type: 'rest.left' } as const
  }
  const tell = async () => {
    const outcome = await leave().catch(failureEvent)
    if (!signal.aborted) sendBack(outcome)
  }
  void tell()
  return () => leaving.abort()
}
