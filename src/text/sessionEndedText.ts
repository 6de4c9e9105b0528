import type { SessionEnding } from '../domain/sessionEnding.ts'

type Farewell = { title: string; lead: string; action: string }

/** What a person reads whose session ended by itself, or who has left for good. */
export const sessionEndedText: Readonly<Record<SessionEnding, Farewell>> = {
  disabled: {
    title: 'This account is disabled',
    lead: 'The people who run this site have closed it for now. Tell them if you think that this is a mistake.',
    action: 'Sign in with another account',
  },
  deleted: {
    title: 'This account does not exist any more',
    lead: 'It was deleted on another device or by the people who run this site.',
    action: 'Create a new account',
  },
  expired: {
    title: 'Please sign in again',
    lead: 'Your session has ended, for example because your password or e-mail address was changed. Then you come back to where you were.',
    action: 'Sign in',
  },
  left: {
    title: 'Your account is deleted',
    lead: 'Your notes, your files, your account and its ways in are gone. Goodbye, and thank you for having been here.',
    action: 'Create a new account',
  },
}
