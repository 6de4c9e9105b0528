export const signInText = {
  title: 'Sign in',
  heading: 'Welcome back',
  lead: 'Sign in to your notes.',
  email: 'E-mail',
  password: 'Password',
  forgot: 'Forgot password?',
  sharedComputer: 'Shared computer: forget me when I close the tab',
  submit: 'Sign in',
  submitting: 'Signing in…',
  noAccount: 'New here?',
  signUp: 'Create an account',
} as const

export const passwordText = {
  show: 'Show password',
  hide: 'Hide password',
} as const

/** Beside a field that the browser finds wanting. */
export const validationText = {
  emailMissing: 'Enter your e-mail address.',
  passwordMissing: 'Enter a password.',
  notAnEmail: 'It should look like name@example.com.',
} as const

export const productText = {
  name: 'Gatehouse',
  title: (page: string) => `${page} · Gatehouse`,
  skip: 'Skip to content',
  themeToLight: 'Use the light theme',
  themeToDark: 'Use the dark theme',
  accountOf: (name: string | null) => (name ? `Your account, ${name}` : 'Your account'),
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  offline: 'You are offline. What you typed stays here.',
  reconnecting: 'Connecting again…',
  unreachable: 'The server cannot be reached. Trying again…',
  retryNow: 'Try now',
  notRemembered: 'This browser blocks storage, so you will have to sign in again next time.',
} as const

/** For the moments when nothing else can be shown. */
export const faultText = {
  missingTitle: 'This page could not be fetched',
  missing:
    'Check your connection. The page before is still there: go back, or load this one again.',
  crashTitle: 'This page has stopped working',
  crash: 'The fault is ours. Loading the page again usually helps.',
  reload: 'Load the page again',
  stalledTitle: 'This takes longer than it should',
  stalled: 'We could not find out yet whether you are signed in. Nothing is lost.',
  retry: 'Try again',
} as const
