import type { EventObject } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import type { Movers } from '../../domain/guestMove.ts'
import type { Port } from '../../machines/ports.ts'
import { failureEvent } from '../attempt.ts'
import { vaultOf } from '../vault/vault.ts'
import { guestSession, guestVault } from './guestSession.ts'
import { letGoOfGuest } from './letGoOfGuest.ts'
import type { Vaults } from './movers.ts'
import { dropAside } from './putAside.ts'

type GuestGone = { type: 'guest.gone' }

/**
 * Makes a port of one step of a move. Where nobody can reach the guest any more, their things on this
 * device are let go of first; where they have an account of their own by now, nothing of theirs is touched.
 *
 * @param work is to stop once the signal aborts; `tell` sends how far it is.
 */
export function step<Sent extends EventObject>(
  work: (
    vaults: Vaults,
    signal: AbortSignal,
    tell: (event: Sent | GuestGone | FailureEvent) => void,
  ) => Promise<Sent>,
): Port<Sent | GuestGone | FailureEvent, Movers> {
  return ({ input, sendBack }) => {
    const working = new AbortController()
    const { signal } = working
    const tell = (event: Sent | GuestGone | FailureEvent) => {
      if (!signal.aborted) sendBack(event)
    }
    const run = async () => {
      try {
        const from = await guestVault(input.guestUid)
        if (from === 'gone') return await endWith(input, signal)
        if (from === 'grown') return await leaveAlone(input)
        return await work({ from, to: vaultOf(input.uid) }, signal, tell)
      } catch (error) {
        if (signal.aborted) return null
        const isGone = !guestSession(input.guestUid).currentUser
        return isGone ? endWith(input, signal) : failureEvent(error)
      }
    }
    const runAndTell = async () => {
      const outcome = await run()
      if (outcome) tell(outcome)
    }
    void runAndTell()
    return () => working.abort()
  }
}

async function endWith(movers: Movers, signal: AbortSignal): Promise<GuestGone> {
  await letGoOfGuest(movers, signal)
  return { type: 'guest.gone' }
}

async function leaveAlone({ guestUid }: Movers): Promise<GuestGone> {
  await dropAside(guestUid)
  return { type: 'guest.gone' }
}
