import type { EmailedChange, EmailedChangeMode } from '../../domain/signIn/emailAction.ts'
import { supportContact } from '../shared/brandText.ts'

/** The text for one kind of link. */
export type EmailedText = {
  title: string
  /** Before the click: what it will do, and for which account. */
  heading: string
  lead: (change: EmailedChange) => string
  submit: string
  submitting: string
  /** After it. */
  appliedHeading: string
  applied: (change: EmailedChange) => string
  /** The advice if the link doesn't work. */
  refused: string
}

/** The text for each kind of link. */
export const emailActionText: Readonly<Record<EmailedChangeMode, EmailedText>> = {
  verifyEmail: {
    title: 'Verify your email',
    heading: 'Verify your email',
    lead: ({ email }) => `Confirm that ${email} is your address.`,
    submit: 'Verify email',
    submitting: 'Verifying…',
    appliedHeading: 'Your email is verified',
    applied: ({ email }) => `Thank you for confirming ${email}.`,
    refused: 'Sign in and we’ll send you a new one.',
  },
  verifyAndChangeEmail: {
    title: 'New email',
    heading: 'Change your email',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `You’ll now sign in with ${email} instead of ${previousEmail}. All your devices will be signed out.`
        : `You’ll now sign in with ${email}. All your devices will be signed out.`,
    submit: 'Change email',
    submitting: 'Changing…',
    appliedHeading: 'Your email was changed',
    applied: ({ email }) => `Sign in with ${email} from now on. All your devices were signed out.`,
    refused: 'You can request a new one in your account.',
  },
  recoverEmail: {
    title: 'Restore your email',
    heading: 'Restore your email',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `Your account’s email was changed to ${previousEmail}. If this wasn’t you, change it back to ${email}.`
        : `Your account’s email was changed. If this wasn’t you, change it back to ${email}.`,
    submit: 'Restore email',
    submitting: 'Restoring…',
    appliedHeading: 'Your email was restored',
    applied: ({ email }) =>
      `You can sign in with ${email} again. The person who changed it had access to your account, so secure it now.`,
    refused: __FEATURES__.password
      ? 'If you can’t sign in anymore, reset your password.'
      : `Contact ${supportContact} if you can’t sign in anymore.`,
  },
  revertSecondFactorAddition: {
    title: 'Remove a second factor',
    heading: 'Remove a second factor',
    lead: ({ email, factor }) =>
      factor
        ? `A second factor, ${factor}, was added to the account ${email}. If this wasn’t you, remove it.`
        : `A second factor was added to the account ${email}. If this wasn’t you, remove it.`,
    submit: 'Remove the second factor',
    submitting: 'Removing…',
    appliedHeading: 'The second factor was removed',
    applied: ({ email }) =>
      `Signing in to ${email} no longer requires it. The person who added it had access to your account, so secure it now.`,
    refused: 'You can also remove second factors in your account.',
  },
}

/** Shared by all links. */
export const anyLinkText = {
  checking: 'Checking the link…',
  uncheckedHeading: 'We couldn’t check this link',
  check: 'Check again',
  refusedHeading: 'This link doesn’t work',
  accountGone: 'The account for this link no longer exists.',
  noCode: 'The link is incomplete. Open it again from the email.',
  otherKind: 'This type of link isn’t supported.',
  newLink: 'Send a new link',
  signIn: 'Sign in',
  resetPassword: 'Reset password',
  alreadyVerifiedHeading: 'Your email is already verified',
  alreadyVerified: 'There is nothing left to do for the account you’re signed in to.',
  sendNewEmail: 'Send a new email',
  otherPerson: (who: string | null, owner: string) =>
    who === null
      ? `You’re signed in to another account. This link belongs to ${owner}.`
      : `You’re signed in as ${who}. This link belongs to ${owner}.`,
} as const

/** How to secure an account after someone else had access. */
export const secureAccountText = {
  heading: 'Secure your account',
  signInMethods: 'Review your sign-in methods and remove any you don’t recognize.',
} as const

/** The same, for a compromised password. */
export const securePasswordText = {
  lead: 'Choose a new password. The old one stops working everywhere.',
  send: 'Email me a reset link',
  sent: (email: string) => `We sent an email with a link to ${email}.`,
} as const

export const newPasswordText = {
  title: 'New password',
  heading: 'Choose a new password',
  forAccount: (email: string) => `For the account ${email}.`,
  password: 'New password',
  submit: 'Save new password',
  savedHeading: 'Your password was changed',
  saved: 'You can now sign in with your new password.',
  signIn: 'Sign in',
} as const
