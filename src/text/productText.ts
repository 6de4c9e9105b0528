export const productText = {
  name: 'Gatehouse',
  title: (page: string) => `${page} · Gatehouse`,
  skip: 'Skip to content',
  themeToLight: 'Use the light theme',
  themeToDark: 'Use the dark theme',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  offline: 'You are offline. What you typed stays here.',
  reconnecting: 'Connecting again…',
  unreachable: 'The server cannot be reached. Trying again…',
  retryNow: 'Try now',
  notRemembered: 'This browser blocks storage, so you will have to sign in again next time.',
} as const
