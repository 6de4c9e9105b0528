import type { GuestThings } from '../domain/guestMove.ts'
import { filesOf, grouped, notesOf, opening } from './countText.ts'

/** The page where a guest gets an account. */
export const guestUpgradeText = {
  title: 'Create an account',
  lead: 'You’ll keep everything you have here.',
  email: 'Email',
  password: 'Password',
  submit: 'Create account',
  submitting: 'Creating account…',
  or: 'or',
  phone: 'Use a phone number',
  keptTitle: 'Your account is ready',
  kept: 'You can now sign in on any device.',
  toAccount: 'Go to your account',
  emailTaken: 'An account with this email already exists. Sign in with its password.',
  existingPassword: 'Password of that account',
  enter: 'Sign in to that account',
  entering: 'Signing in…',
  stay: 'Stay a guest',
  providerTaken: (name: string) =>
    `${name} is already connected to another account. You can sign in to it.`,
} as const

const notesAndFiles = ({ notes, files }: GuestThings) => {
  const words = [...(notes > 0 ? [notesOf(notes)] : []), ...(files > 0 ? [filesOf(files)] : [])]
  return words.join(' and ')
}

/** Moving what a guest keeps into an account that exists. */
export const moveText = {
  counting: 'Checking your notes and files…',
  uncounted: 'Your notes and files will move with you.',
  nothing: 'You have no notes here yet, so there is nothing to move.',
  comesAlong: (things: GuestThings) =>
    things.notes + things.files === 0
      ? 'Your notes will move with you.'
      : opening(`${notesAndFiles(things)} will move with you.`),
  unsent: (count: number) =>
    opening(
      `${notesOf(count)} ${count === 1 ? 'has' : 'have'} unsaved changes. They’ll move, too.`,
    ),

  title: 'Move your notes',
  heading: 'Moving your notes',
  lead: 'Your guest notes and files are moving to your account. You can keep working.',
  removingLead: 'Everything has been copied. The guest copy is being deleted.',
  waiting: 'Waiting for another tab of this browser to finish.',
  steps: 'Steps',
  stepNotes: 'Notes',
  stepFiles: 'Files',
  stepWords: 'Unsaved changes',
  stepVerifying: 'Verifying',
  stepRemoving: 'Deleting the guest copy',
  outOf: (copied: number, all: number) => `${grouped(copied)} of ${grouped(all)}`,
  stop: 'Pause',
  goOn: 'Continue',
  notYet: 'Some notes haven’t moved yet',
  pausedLead: 'Everything copied so far is in your account. You can move the rest anytime.',
  failedLead:
    'Everything copied so far is in your account, and nothing was deleted. You can resume anytime.',
  offlineLead:
    'Everything copied so far is in your account. The move resumes when you’re back online.',
  coolingDownLead: 'The server is busy. This resumes in a moment.',
  shortLead:
    'Your account doesn’t have enough space. What fits has moved; the rest is still in the guest account.',
  verify: 'Verify your email to get more space',
  arrived: 'Everything is in your account',
  arrivedLead: 'The guest copy hasn’t been deleted yet. You can resume anytime.',
  arrivedOfflineLead:
    'The guest copy hasn’t been deleted yet. This resumes when you’re back online.',
  freeUpSpace: 'Permanently delete notes or files you no longer need, then continue.',
  giveUp: 'Leave the rest',
  leaveHeading: 'Leave the rest behind?',
  leaveLead:
    'Everything that moved stays in your account. Everything else will be inaccessible to everyone, including you. This can’t be undone.',
  leaveRemaining: 'Leave it behind',
  abandoning: 'One moment…',
  keepRemaining: 'Keep it for now',
  toNotes: 'Go to your notes',

  movedHeading: 'Your notes have moved',
  movedLead: 'All your guest notes and files are now in your account. The guest copy was deleted.',
  leftHeading: 'The rest was left behind',
  leftLead: 'You left the rest behind in another tab. Everything that moved stays in your account.',
  lostHeading: 'The guest account no longer exists',
  lostLead:
    'The guest account was deleted or upgraded, or its session ended, so nothing more can be moved. Everything copied so far stays in your account.',
  nothingHeading: 'There is nothing to move',
  nothingLead: 'Everything you have is already in this account.',

  confirmOwnerHeading: (account: string, things: GuestThings | null) =>
    things && things.notes + things.files > 0
      ? `Move ${notesAndFiles(things)} to ${account}?`
      : `Move the guest notes from this browser to ${account}?`,
  confirmOwnerLead: (account: string) =>
    `Someone wrote notes as a guest in this browser. Move them only if that was you and ${account} is your account. Otherwise they stay as they are.`,
  claim: 'Yes, move them',
  leaveWaiting: 'Decide later',
  decline: 'No, they’re not mine',

  moving: 'Your guest notes are moving to your account…',
  noticeHalted: 'Some guest notes haven’t moved to your account yet.',
  noticeArrived: 'Your guest notes are in your account. The guest copy hasn’t been deleted yet.',
  statusOffline: 'Your guest notes will keep moving when the server is available.',
  noticeMoved: 'Your guest notes are now in your account.',
  noticeLeft: 'The remaining guest notes were left behind in another tab.',
  noticeLost: 'The guest account whose notes were moving no longer exists.',
  noticeUnconfirmed: 'Someone wrote notes as a guest in this browser.',
  look: 'View',
  dismiss: 'Dismiss',
} as const
