export const appText = {
  name: __BRAND__.name,
  title: (page: string) => `${page} · ${__BRAND__.name}`,
  skip: 'Skip to content',
  themeToLight: 'Use the light theme',
  themeToDark: 'Use the dark theme',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  offline: 'You’re offline.',
  reconnecting: 'Reconnecting…',
  unreachable: 'Can’t reach the server. Trying again…',
  retryNow: 'Try now',
  broken: 'This page can’t load or save anything until it’s reloaded.',
  persistenceProblem: {
    blocked: 'This browser blocks storage, so you’ll need to sign in again next time.',
    full: 'This device is out of storage, so you may need to sign in again next time.',
  },
} as const

/** Last-resort messages. */
export const errorPageText = {
  loadFailedTitle: 'This page couldn’t be loaded',
  loadFailed: 'Check your connection, then go back or reload this page.',
  crashTitle: 'Something went wrong',
  crash: 'The problem is on our end. Try reloading the page.',
  reload: 'Reload page',
  stalledTitle: 'This is taking longer than usual',
  stalled: 'We couldn’t check whether you’re signed in. Nothing is lost.',
  retry: 'Try again',
  signInAgain: 'Sign in again',
} as const

export const notFoundText = {
  title: 'Page not found',
  lead: 'There’s nothing at this address.',
} as const

export const newBuildText = {
  isReady: 'A new version is ready.',
  reload: 'Reload',
} as const

/** The language selector, below the sign-in page and in the account. */
export const languageText = {
  label: 'Language',
  offline: 'You can change the language when you’re back online.',
} as const
