import type { User } from '../domain/user.ts'

/** Below the form of the sign-in page. */
export const otherWaysText = {
  heading: 'Other ways to sign in',
  or: 'or',
  continueWith: (name: string) => `Continue with ${name}`,
  lastUsed: 'Last used',
  phone: 'Continue with a phone number',
  link: 'Send me a link by e-mail',
  guest: 'Try it as a guest',
  enteringAsGuest: 'Letting you in…',
  existing: (email: string, name: string) =>
    `There is already an account with ${email}. Sign in to it as you did before, and ${name} will be connected to it.`,
  existingSignIn: 'Sign in with the password',
  inApp: (app: string) =>
    `You are in the browser of ${app}. Most of these ways work only in a real browser, such as Chrome or Safari.`,
  copyAddress: 'Copy the address',
  copied: 'Copied. Paste it into your browser.',
} as const

const names: Readonly<Record<string, string>> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
  password: 'Password',
  phone: 'Phone',
}

/**
 * What people call a way to sign in.
 *
 * @param given the names of the configuration, by id; an own provider without one is named after its id.
 */
export function providerName(id: string, given: Readonly<Record<string, string>>): string {
  const own = id.replace(/^(oidc|saml)\./, '').replaceAll(/[.-]/g, ' ')
  return given[id] ?? names[id] ?? own.charAt(0).toUpperCase() + own.slice(1)
}

/** Said on the way to a provider and back, whatever for. */
export const providerText = {
  waiting: (name: string) => `Go on in the window of ${name}.`,
  returned: (name: string) => `Still waiting for ${name}.`,
  cancel: 'Cancel',
  returning: (name: string) => `Coming back from ${name}…`,
  closed: 'The window was closed. Nothing has changed.',
  blocked: (name: string) => `The browser blocked the window of ${name}.`,
  continueHere: 'Continue in this window',
  lost: (name: string) =>
    `${name} sent you back, but this browser kept the answer from us. Please choose it once more.`,
  confirmed: (name: string) => `Thank you. Now choose ${name} once more.`,
} as const

export const linkSignInText = {
  title: 'Sign in by mail',
  heading: 'Sign in by mail',
  lead: 'We send you a link that signs you in. No password needed.',
  email: 'E-mail',
  submit: 'Send the link',
  submitting: 'Sending…',
  sentHeading: 'Check your mail',
  sent: (email: string) => `A link to sign in is on its way to ${email}.`,
  back: 'Back to sign in',

  openedHeading: 'Almost there',
  signInAs: (email: string) => `The link signs you in as ${email}.`,
  elsewhereHeading: 'Enter your e-mail',
  elsewhere:
    'This link was asked for on another device, in another browser or on a shared computer. To see that it is yours, we need the e-mail that it was sent to.',
  follow: 'Sign in',
  following: 'Signing in…',
  otherEmail: 'Use another e-mail',
  wrongEmail: 'The link was not sent to this e-mail. Try the one that the mail came to.',
  inAs: (who: string) =>
    `You are signed in as ${who}. If the link is for somebody else, going on signs ${who} out here.`,
  keepGuest: 'Keep what I did as a guest',
  keepGuestHint:
    'Without it, your notes wait in this browser, and you are asked whether they are to move.',

  takenHeading: 'This e-mail has an account',
  taken: (email: string) =>
    `${email} cannot be added to what you did as a guest. You can sign in to its account instead.`,
  guestWaits:
    'What you kept as a guest waits in this browser. Once you are signed in, you are asked whether to move it.',
  signInInstead: 'Sign in to the account',
  stayGuest: 'Stay a guest',

  confirmHeading: 'Confirm that it is you',
  confirmLead: (email: string) => `The link shows that you are ${email}.`,
  confirm: 'Confirm',
  confirmedHeading: 'Thank you, it is you',
  confirmed: 'Go back to the page that asked for it, or go on here.',

  spentHeading: 'This link does not work',
  spent: 'It has expired or was already used. We can send you a new one.',
} as const

export const customTokenText = {
  title: 'Sign in with a link',
  heading: 'Sign in with this link?',
  lead: (account: string) => `The link says that it is for ${account}.`,
  leadUnnamed: 'The link does not say which account it is for.',
  unproven:
    'That is checked only when you sign in. Go on only if you asked for this link: what you write afterwards belongs to its account.',
  guestWaits:
    'What you kept as a guest does not come along. It waits in this browser, and you are asked about it once you are signed in.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  switchHeading: 'Switch accounts?',
  inAs: (account: string) =>
    `You are signed in as ${account}. If you go on, ${account} is signed out here.`,
  switchAccounts: 'Switch accounts',
  stay: 'Stay signed in',
  signedInHeading: 'You are signed in',
  signedIn: (account: string) => `This is the account of ${account}. If it is not yours, sign out.`,
  goOn: 'Continue',
  refusedHeading: 'This link does not work',
  refused: 'It has expired, or it is not for this app. Ask for a new one where you got it.',
  missing: 'The address is not complete. Open the link once more where you got it.',
  home: 'Go to the start page',
} as const

export const phoneSignInText = {
  title: 'Sign in by phone',
  heading: 'Sign in by phone',
  lead: 'New here? The same number makes you an account.',
  codeTitle: 'Enter the code',
  back: 'Sign in another way',
} as const

/**
 * Which account somebody is signed in to. Not by the name that they go by: anybody may call themselves
 * what they like.
 */
export function accountOf({ email, phoneNumber, uid }: User): string {
  return email ?? phoneNumber ?? uid
}

/** How to call somebody who is signed in, by what they know of themselves. */
export function nameOf({ email, phoneNumber, displayName, isAnonymous }: User): string {
  return email ?? phoneNumber ?? displayName ?? (isAnonymous ? 'a guest' : 'somebody else')
}
