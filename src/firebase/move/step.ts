import type { EventObject } from 'xstate'
import { forgetMove } from '../../device/moveMark.ts'
import type { FailureEvent } from '../../domain/failure.ts'
import type { Movers } from '../../domain/guestMove.ts'
import type { Port } from '../../machines/ports.ts'
import { failureEvent } from '../attempt.ts'
import { vaultOf } from '../vault/vault.ts'
import { guestSession, guestVault } from './guestSession.ts'
import { letGoOfGuest } from './letGoOfGuest.ts'
import type { Vaults } from './movers.ts'
import { dropAside } from './putAside.ts'

/**
 * Makes a port of one step of a move. Where nobody can reach the guest any more, their things on this
 * device are let go of; where they have an account of their own by now, nothing of theirs is touched. Either
 * way the mark goes, which tells the rest.
 *
 * @param work is to stop once the signal aborts; `tell` sends how far it is.
 */
export function step<Sent extends EventObject>(
  work: (
    vaults: Vaults,
    signal: AbortSignal,
    tell: (event: Sent | FailureEvent) => void,
  ) => Promise<Sent | null>,
): Port<Sent | FailureEvent, Movers> {
  return ({ input, sendBack }) => {
    const working = new AbortController()
    const { signal } = working
    const tell = (event: Sent | FailureEvent) => {
      if (!signal.aborted) sendBack(event)
    }
    const run = async () => {
      try {
        const from = await guestVault(input.guestUid)
        if (from === 'grown') return await leaveGrown(input.guestUid)
        if (from !== 'gone') return await work({ from, to: vaultOf(input.uid) }, signal, tell)
      } catch (error) {
        if (signal.aborted || guestSession(input.guestUid).currentUser) throw error
      }
      return letGoOfGuest(input, signal)
    }
    const runAndTell = async () => {
      const outcome = await run().catch(failureEvent)
      if (outcome) tell(outcome)
    }
    void runAndTell()
    return () => working.abort()
  }
}

/** The mark goes first: without their session it would say that their words here are the person's. */
async function leaveGrown(guestUid: string): Promise<void> {
  await forgetMove(guestUid)
  await dropAside(guestUid)
}
