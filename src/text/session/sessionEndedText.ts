import type { SessionEndReason } from '../../domain/session/sessionEndReason.ts'
import { supportContact } from '../shared/brandText.ts'

const anotherAccount = __FEATURES__.closedSignUp
  ? 'Sign in with another account'
  : 'Create a new account'

type SessionEndText = { title: string; lead: string; action: string }

/** Shown if a session ended by itself or the account was deleted. */
export const sessionEndedText: Readonly<
  Record<Exclude<SessionEndReason, 'guestDeleted'>, SessionEndText>
> = {
  disabled: {
    title: 'This account has been disabled',
    lead: `Contact ${supportContact} if you think this is a mistake.`,
    action: 'Sign in with another account',
  },
  deletedElsewhere: {
    title: 'This account no longer exists',
    lead: 'It was deleted on another device or by an administrator.',
    action: anotherAccount,
  },
  endedByFirebase: {
    title: 'Please sign in again',
    lead: 'Your session has ended, for example because your other devices were signed out, or your password or email address was changed. After signing in, you’ll return to where you were.',
    action: 'Sign in',
  },
  inactive: {
    title: 'Please sign in again',
    lead: 'You were signed out because you were inactive for a while. After signing in, you’ll return to where you were.',
    action: 'Sign in',
  },
  tooOld: {
    title: 'Please sign in again',
    lead: 'Your session has reached its time limit. After signing in, you’ll return to where you were.',
    action: 'Sign in',
  },
  signedOutElsewhere: {
    title: 'You were signed out from another device',
    lead: 'Sign in again in this tab to get back anything you hadn’t saved.',
    action: 'Sign in',
  },
  deletedHere: {
    title: 'Your account was deleted',
    lead: 'Your account and everything in it were permanently deleted.',
    action: anotherAccount,
  },
}

export const guestEndedText: SessionEndText = {
  title: 'This guest account no longer exists',
  lead: 'It expired, or an administrator deleted it. Everything in it is gone.',
  action: anotherAccount,
}
