import type { Port } from '../machines/ports.ts'
import type { FailureEvent } from '../domain/failure.ts'
import { attempt } from './attempt.ts'
import { demandSamePerson, refreshUser, signedInUid } from './currentUser.ts'

/** A change to the account has been made, and the account was read anew. */
export type ChangeMade = { type: 'change.made' }

let latest: (() => Promise<void>) | null = null

/**
 * Makes a port of one change to the account. Where the provider asks for a recent sign-in first, the
 * change waits, with whatever secret it carries, until `resumeChange` runs or `forgetChange`.
 */
export function change<Input>(
  call: (input: Input) => Promise<void>,
): Port<ChangeMade | FailureEvent, Input> {
  return attempt((input: Input) => {
    const uid = signedInUid()
    latest = () => {
      demandSamePerson(uid)
      return call(input)
    }
    return makeLatest()
  })
}

/** Makes the change that waited for the person to confirm their identity. */
export const resumeChange: Port<ChangeMade | FailureEvent> = attempt(makeLatest)

/** Lets go of a change that waits. */
export function forgetChange(): void {
  latest = null
}

async function makeLatest(): Promise<ChangeMade> {
  await latest?.()
  latest = null
  await refreshUser()
  return { type: 'change.made' }
}
