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
