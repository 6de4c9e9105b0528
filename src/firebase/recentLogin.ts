import type { FailureEvent } from '../domain/failure.ts'
import type { Port } from '../machines/ports.ts'
import { attempt } from './attempt.ts'
import { demandSamePerson, signedInUid } from './currentUser.ts'
import { refreshUser } from './refreshUser.ts'

/** A change to the account has been made. */
type ChangeMade = { type: 'change.made' }

/** One kind of change to the account, and what is left of it while it waits for the person. */
export type Change<Input> = {
  make: Port<ChangeMade | FailureEvent, Input>
  /** Makes the change that waited for the person to confirm who they are. */
  resume: Port<ChangeMade | FailureEvent>
  /** Lets go of a change that waits. */
  forget: () => void
}

const longestWait = 10 * 60_000

/**
 * Makes ports of one kind of change to the account. Where the provider asks for a recent sign-in first,
 * the change waits, with whatever secret it carries, for the same person and for ten minutes at most.
 */
export function recentLoginChange<Input>(call: (input: Input) => Promise<void>): Change<Input> {
  let waiting: (() => Promise<void>) | null = null
  let lettingGo: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    waiting = null
    clearTimeout(lettingGo)
  }
  const run = async (made: () => Promise<void>): Promise<ChangeMade> => {
    try {
      await made()
    } catch (error) {
      if (asksForRecentLogin(error)) wait(made)
      throw error
    }
    // The change is made, whether or not the account can be read anew right now.
    await refreshUser().catch(() => null)
    return { type: 'change.made' }
  }
  const wait = (made: () => Promise<void>) => {
    waiting = made
    lettingGo = setTimeout(forget, longestWait)
  }
  return {
    make: attempt((input: Input) => {
      const uid = signedInUid()
      forget()
      return run(async () => {
        demandSamePerson(uid)
        await call(input)
      })
    }),
    resume: attempt(() => {
      const made = waiting ?? nothingWaits
      forget()
      return run(made)
    }),
    forget,
  }
}

function asksForRecentLogin(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/requires-recent-login'
}

function nothingWaits(): Promise<void> {
  throw new Error('The change does not wait any more.')
}
