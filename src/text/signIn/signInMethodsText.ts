/** Below the form of the sign-in page. */
export const otherMethodsText = {
  heading: 'Other ways to sign in',
  or: 'or',
  continueWith: (name: string) => `Continue with ${name}`,
  lastUsed: 'Last used',
  passwordLastUsed: 'Email and password:',
  notYou: 'Not you?',
  existing: (email: string, name: string) =>
    `An account with ${email} already exists. Sign in with your usual method to connect ${name}.`,
  inApp: (app: string | null) =>
    app === null
      ? 'You’re in another app’s browser. Most sign-in methods only work in a full browser, such as Chrome or Safari.'
      : `You’re in the ${app} browser. Most sign-in methods only work in a full browser, such as Chrome or Safari.`,
  copyAddress: 'Copy address',
  copied: 'Copied. Paste it into your browser.',
} as const

/** For the password of an existing account. */
export const existingPasswordText = { signIn: 'Sign in with your password' } as const

export const guestSignInText = {
  continueAsGuest: 'Continue as a guest',
  signingIn: 'Signing in…',
} as const

/** For a link that signs a guest in to an account. */
export const guestDataText = {
  waits: 'Your guest data stays in this browser. After you sign in, we’ll ask whether to move it.',
} as const

export const emailLinkText = {
  label: 'Email me a sign-in link',
  title: 'Sign in with an email link',
  heading: 'Sign in with an email link',
  lead: 'We’ll email you a link that signs you in.',
  email: 'Email',
  submit: 'Send link',
  submitting: 'Sending…',
  sentHeading: 'Check your email',
  sent: (email: string) => `We sent a sign-in link to ${email}.`,

  openedHeading: 'Almost there',
  signInAs: (email: string) => `The link signs you in as ${email}.`,
  elsewhereHeading: 'Enter your email',
  elsewhere:
    'This link was requested on another device or browser. To confirm it’s yours, enter the email address it was sent to.',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  otherEmail: 'Use another email',
  wrongEmail: 'This link was sent to a different email address.',
  inAs: (who: string | null) =>
    who === null
      ? 'You’re signed in to another account. If you continue, you’ll be signed out of it.'
      : `You’re signed in as ${who}. If you continue, you’ll be signed out of that account.`,
  keepGuest: 'Keep my guest data',
  keepGuestHint: 'Otherwise, it stays in this browser until you decide whether to move it.',

  takenHeading: 'An account with this email already exists',
  taken: (email: string) =>
    `An account with ${email} already exists. You can sign in to it instead.`,
  signInInstead: 'Sign in to the account',

  confirmHeading: 'Confirm it’s you',
  confirmLead: (email: string) => `This link confirms that you’re ${email}.`,
  confirm: 'Confirm',
  confirmedHeading: 'Identity confirmed',
  confirmed: 'Go back to the page that asked for this, or continue here.',

  refusedHeading: 'This link doesn’t work',
  refused: 'It has expired or was already used. We can send you a new one.',
} as const

export const customTokenText = {
  title: 'Sign in with a link',
  heading: 'Sign in with this link?',
  lead: (account: string) => `The link says it’s for ${account}.`,
  leadUnnamed: 'The link doesn’t say which account it’s for.',
  unproven:
    'We can’t verify this until you sign in. Continue only if you requested this link: anything you write afterward belongs to its account.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  switchHeading: 'Switch accounts?',
  inAs: (account: string) =>
    `You’re signed in as ${account}. If you continue, you’ll be signed out of that account on this device.`,
  switchAccounts: 'Switch accounts',
  stay: 'Stay signed in',
  signedInHeading: 'You’re signed in',
  signedIn: (account: string) =>
    `You’re signed in as ${account}. Not you? Sign out on the next page.`,
  refusedHeading: 'This link doesn’t work',
  refused:
    'It has expired or was made for a different app. Request a new link from the site that sent you here.',
  missing: 'The link is incomplete. Open the original link again.',
} as const

export const phoneSignInText = {
  label: 'Continue with a phone number',
  title: 'Sign in by phone',
  heading: 'Sign in by phone',
  codeTitle: 'Enter the code',
  back: 'Use another sign-in method',
} as const

/** The same, if sign-up is open. */
export const phoneSignUpText = {
  lead: 'New here? We’ll create an account with this number.',
} as const
