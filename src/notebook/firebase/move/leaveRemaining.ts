import { inTurnUnless } from '../../../device/locks.ts'
import { changeMove } from '../../../device/moveJournal.ts'
import type { LeaveRemaining } from '../../../machines/moveEvents.ts'
import { failureEvent } from '../../../firebase/attempt.ts'
import { giveUpGuest } from './letGoOfGuest.ts'
import { turnOf } from '../../../firebase/move/takeTurn.ts'

/** Deletes nothing on the server; once the guest's session is gone, nobody can reach what they keep there. */
export const leaveRemaining: LeaveRemaining = ({ input, sendBack }) => {
  const working = new AbortController()
  const { signal } = working
  const leave = async () => {
    await changeMove(input.guestUid, { phase: 'abandoning' })
    await giveUpGuest(input, signal)
  }
  inTurnUnless(signal, turnOf(input.guestUid), leave).catch(async (error: unknown) => {
    const failure = await failureEvent(error)
    if (!signal.aborted) sendBack(failure)
  })
  return () => working.abort()
}
