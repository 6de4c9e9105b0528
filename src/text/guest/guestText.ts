import { formatCount, formatList } from '../../domain/format.ts'

/** The page that turns a guest into a registered user. */
export const guestUpgradeText = {
  title: 'Create an account',
  lead: 'You’ll keep everything you have here.',
  email: 'Email',
  password: 'Password',
  submit: 'Create account',
  submitting: 'Creating account…',
  or: 'or',
  phone: 'Use a phone number',
  upgradedTitle: 'Your account is ready',
  upgraded: 'You can now sign in on any device.',
  emailTaken: 'An account with this email already exists. Sign in with its password.',
  existingPassword: 'Password of that account',
  signIn: 'Sign in to that account',
  signingIn: 'Signing in…',
  providerTaken: (name: string) =>
    `${name} is already connected to another account. You can sign in to it.`,
  providerEmailTaken: (name: string) =>
    `An account with your ${name} email already exists. You can sign in to it.`,
  notConnected: (name: string) =>
    `That account isn’t connected to ${name}. Choose the method that you usually sign in with.`,
} as const

/** Moving a guest's data into an existing account. */
export const moveText = {
  deletingLead: 'Everything that moved is in your account. The guest account is being deleted.',
  waiting: 'Waiting for another tab of this browser to finish.',
  steps: 'Steps',
  stepChanges: 'Unsaved changes',
  stepVerifying: 'Verifying',
  stepDeleting: 'Deleting the guest account',
  outOf: (copied: number, all: number) => `${formatCount(copied)} of ${formatCount(all)}`,
  pause: 'Pause',
  pausedLead: 'Everything copied so far is in your account. You can move the rest anytime.',
  failedLead:
    'Everything copied so far is in your account, and nothing was deleted. You can resume anytime.',
  offlineLead:
    'Everything copied so far is in your account. The move resumes when you’re back online.',
  coolingDownLead: 'The server is busy. This resumes in a moment.',
  overQuotaLead:
    'Not everything fits in your account. What fits has moved; the rest is still in the guest account.',
  verify: 'Verify your email to get more space',
  undeleted: 'The guest account hasn’t been deleted yet',
  undeletedLead: 'Everything that moved is in your account. You can resume anytime.',
  undeletedOfflineLead:
    'Everything that moved is in your account. The deletion resumes when you’re back online.',
  noticeUndeleted:
    'Everything that moved is in your account. The guest account hasn’t been deleted yet.',
  discardConfirmation: (items: readonly string[]) =>
    items.length === 0
      ? 'Yes, delete everything that hasn’t moved, including unsaved changes that can’t be read here. This can’t be undone.'
      : `Yes, delete everything that hasn’t moved (${formatList(items)}), including unsaved changes that can’t be read here. This can’t be undone.`,
  itemsOfStep: (step: string, count: number) => `${step}: ${formatCount(count)}`,
  discard: 'Discard the rest',
  goneHeading: 'The guest account no longer exists',
  goneLead:
    'The guest account was deleted or upgraded, or its session ended, so nothing more can be moved. Everything copied so far stays in your account.',
  nothingHeading: 'There is nothing to move',
  nothingLead: 'Everything you have is already in this account.',

  confirm: 'Yes, move everything',
  decideLater: 'Decide later',
  keepPending: 'Keep the guest’s data and sign out',
  deleteConfirmation: 'Yes, delete the guest’s data. This can’t be undone.',
  deleting: 'Deleting…',

  view: 'View',
} as const
