export const signInText = {
  title: 'Sign in',
  heading: 'Welcome back',
  sharedComputer: 'Shared computer: forget me when I close the tab',
} as const

export const passwordSignInText = {
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
  submit: 'Sign in',
  submitting: 'Signing in…',
} as const

/** Below the sign-in methods, for people without an account. */
export const newAccountText = {
  question: 'New here?',
  link: 'Create an account',
} as const

/** The same, if sign-up is by invitation. */
export const invitationText = {
  question: 'New here?',
  link: 'Ask for an invitation',
  only: 'New accounts are by invitation only.',
} as const

/** If people can only sign in through the product's own link. */
export const tokenLinkText = { lead: 'To sign in, open the link you got from us.' } as const

export const passwordText = {
  show: 'Show password',
  hide: 'Hide password',
  spaces: 'It starts or ends with a space.',
  capsLock: 'Caps Lock is on.',
} as const

/** Next to a field that fails the browser's validation. */
export const validationText = {
  emailMissing: 'Enter your email address.',
  passwordMissing: 'Enter a password.',
  notAnEmail: 'Enter an address like name@example.com.',
} as const

export const appText = {
  name: __BRAND__.name,
  title: (page: string) => `${page} · ${__BRAND__.name}`,
  skip: 'Skip to content',
  themeToLight: 'Use the light theme',
  themeToDark: 'Use the dark theme',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  offline: 'You’re offline. Your changes stay on this device.',
  reconnecting: 'Reconnecting…',
  unreachable: 'Can’t reach the server. Trying again…',
  retryNow: 'Try now',
  broken:
    'This page can’t load or save anything until it’s reloaded. Your changes stay on this device.',
  notRemembered: {
    blocked: 'This browser blocks storage, so you’ll need to sign in again next time.',
    full: 'This device is full, so you may need to sign in again next time.',
  },
} as const

/** Last-resort messages. */
export const errorPageText = {
  missingTitle: 'This page couldn’t be loaded',
  missing: 'Check your connection, then go back or reload this page.',
  crashTitle: 'Something went wrong',
  crash: 'This is our fault. Reloading the page usually helps.',
  reload: 'Reload page',
  stalledTitle: 'This is taking longer than usual',
  stalled: 'We couldn’t check whether you’re signed in. Nothing is lost.',
  retry: 'Try again',
  signInAgain: 'Sign in again',
} as const
