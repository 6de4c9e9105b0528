/** Display names of sign-in methods, by provider ID. */
export const providerNames: Readonly<Record<string, string>> = {
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

/** Shown during any redirect to a provider. */
export const providerText = {
  waiting: (name: string) => `Continue in the ${name} window.`,
  returned: (name: string) => `Still waiting for ${name}.`,
  cancel: 'Cancel',
  signingIn: (name: string) => `Signing in with ${name}…`,
  returning: (name: string) => `Returning from ${name}…`,
  closed: 'The window was closed. Nothing has changed.',
  blocked: (name: string) => `Your browser blocked the ${name} window.`,
  continueHere: 'Continue in this window',
  redirectLost: (name: string) =>
    `${name} sent you back, but your browser blocked the result. Please try again.`,
  refused: (name: string) => `We couldn’t sign you in with ${name}.`,
  confirmed: (name: string) => `Confirmed. Now choose ${name} again.`,
} as const
