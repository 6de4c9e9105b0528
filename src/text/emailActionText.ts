import type { MailedChange, MailedMode } from '../domain/mailedChange.ts'

/** Said wherever a mail is on its way. */
export const mailText = {
  email: 'E-mail',
  spam: 'It can take a minute. Have a look among the junk mail, too.',
  resend: 'Send the mail again',
  resendIn: (left: string) => `Send again in ${left}`,
  otherEmail: 'Use another e-mail',
} as const

type Words = {
  title: string
  /** Before the click: what it will do, and for whom. */
  heading: string
  lead: (change: MailedChange) => string
  submit: string
  submitting: string
  /** After it. */
  appliedHeading: string
  applied: (change: MailedChange) => string
  /** What to do where the link does not work. */
  refused: string
}

/** What each kind of link says. */
export const emailActionText: Readonly<Record<MailedMode, Words>> = {
  verifyEmail: {
    title: 'Verify your e-mail',
    heading: 'Verify your e-mail',
    lead: ({ email }) => `Confirm that ${email} is your address.`,
    submit: 'Verify the e-mail',
    submitting: 'Verifying…',
    appliedHeading: 'Your e-mail is verified',
    applied: ({ email }) => `Thank you for confirming ${email}.`,
    refused: 'Sign in, and we send you a new one.',
  },
  verifyAndChangeEmail: {
    title: 'New e-mail',
    heading: 'Change your e-mail',
    lead: ({ email, previousEmail }) =>
      `From now on you sign in with ${email}${previousEmail ? ` instead of ${previousEmail}` : ''}. All your devices will ask you to sign in again.`,
    submit: 'Change the e-mail',
    submitting: 'Changing…',
    appliedHeading: 'Your e-mail is changed',
    applied: ({ email }) => `Sign in with ${email} from now on. All your devices will ask for it.`,
    refused: 'You can ask for a new one in your account.',
  },
  recoverEmail: {
    title: 'Take back your e-mail',
    heading: 'Take back your e-mail',
    lead: ({ email, previousEmail }) =>
      `The e-mail of your account was changed${previousEmail ? ` to ${previousEmail}` : ''}. If that was not you, change it back to ${email}.`,
    submit: 'Change it back',
    submitting: 'Changing it back…',
    appliedHeading: 'Your e-mail is yours again',
    applied: ({ email }) =>
      `The account signs in with ${email}. Whoever changed it may know your password, so please do two more things.`,
    refused: 'If you can no longer get in, reset your password.',
  },
  revertSecondFactorAddition: {
    title: 'Remove a second factor',
    heading: 'Remove a second factor',
    lead: ({ email, factor }) =>
      `A second factor${factor ? `, ${factor},` : ''} was added to the account ${email}. If that was not you, remove it.`,
    submit: 'Remove the second factor',
    submitting: 'Removing…',
    appliedHeading: 'The second factor is removed',
    applied: ({ email }) =>
      `The account ${email} does not ask for it any more. Whoever added it may know your password, so please do two more things.`,
    refused: 'You can remove second factors in your account, too.',
  },
}

/** What all kinds of links say. */
export const anyLinkText = {
  checking: 'Checking the link…',
  goOn: 'Go on',
  signIn: 'Sign in',
  account: 'Go to your account',
  resetPassword: 'Reset the password',
  alreadyVerifiedHeading: 'Your e-mail is verified already',
  alreadyVerified: 'There is nothing left to do for the account that is signed in here.',
  newMail: 'Send a new mail',
  otherPerson: (who: string, owner: string) =>
    `You are signed in as ${who}. This link belongs to ${owner}.`,
} as const

/** How to make an account safe again after somebody else was in it. */
export const secureAccountText = {
  heading: 'Make your account safe again',
  password: 'Choose a new password. The one before stops working everywhere.',
  send: 'Send me a mail to choose one',
  sending: 'Sending…',
  sent: (email: string) => `A mail with a link is on its way to ${email}.`,
  waysIn: 'Look through the ways to sign in, and remove what is not yours.',
  account: 'Go to your account',
} as const

export const verifyEmailText = {
  title: 'Verify your e-mail',
  heading: 'Verify your e-mail',
  lead: (email: string) =>
    `Open the link that we have sent to ${email}. Any device will do: this page notices by itself.`,
  send: 'Send the mail again',
  sending: 'Sending…',
  sent: (email: string) => `A new mail is on its way to ${email}.`,
  wrongAddress: 'Is the address wrong?',
  change: 'Change it',
  later: 'Not now',
  verifiedHeading: 'Your e-mail is verified',
  verified: (email: string) => `Thank you for confirming ${email}.`,
  noEmailHeading: 'There is nothing to verify',
  noEmail: 'Your account has no e-mail.',
  account: 'Go to your account',
} as const

export const newPasswordText = {
  title: 'New password',
  heading: 'Choose a new password',
  checking: 'Checking the link…',
  forAccount: (email: string) => `For the account ${email}.`,
  password: 'New password',
  submit: 'Save the new password',
  submitting: 'Saving…',
  savedHeading: 'Your password is changed',
  saved: 'You can sign in with the new one now.',
  signIn: 'Sign in',
  refusedHeading: 'This link does not work',
  accountGone: 'The account that this link belongs to does not exist any more.',
  newLink: 'Send a new link',
  uncheckedHeading: 'The link could not be checked',
  check: 'Check again',
  noCode: 'The address is not complete. Open the link from the mail once more.',
  otherKind: 'This kind of link is not in use here.',
  home: 'Go to the start page',
} as const
