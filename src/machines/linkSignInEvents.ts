import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { CoolDown } from './coolDown.ts'
import type { Port } from './ports.ts'

/**
 * What becomes of a guest who follows a link: their account becomes one with its e-mail, or what they keep
 * waits until the person says afterwards what is to become of it. Somebody else may have sent the link.
 */
type GuestChoice = 'keep' | 'leave'

/** What following a link needs. Where nobody is in as a guest, the choice says nothing. */
export type Following = { code: string; email: string; guest: GuestChoice }

export type LinkSignInEvent =
  | { type: 'link.check'; code: string }
  | { type: 'link.recognised'; email: string }
  | { type: 'link.unrecognised' }
  | ({ type: 'link.follow' } & Following)
  | { type: 'link.otherEmail' }
  | { type: 'link.followed' }
  | { type: 'link.confirmed' }
  | FailureEvent

/** Asks whether the link works, and whether it was asked for in this browser; it stays usable. */
export type CheckSignInLink = Port<
  { type: 'link.recognised'; email: string } | { type: 'link.unrecognised' } | FailureEvent,
  { code: string }
>

/** Uses the link up. Who is in then comes from the session; `link.confirmed`: the same as before. */
export type FollowLink = Port<
  { type: 'link.followed' } | { type: 'link.confirmed' } | FailureEvent,
  Following
>

export type LinkSignInContext = CoolDown & {
  email: string
  /** The e-mail is known from this browser, so that nobody has to type it. */
  isRecognised: boolean
  failure: Failure | null
}
