/** Banners for signed-in pages; part of the first chunk. */
export const signedInText = {
  menuOf: (name: string | null) => (name ? `Account menu, ${name}` : 'Account menu'),
  account: 'Your account',
  guestAccount: 'Guest account',
  notices: 'Notifications',
  lastSeen: 'From your last visit. Checking for updates…',
  unverified: 'Your email isn’t verified yet.',
  verify: 'Verify email',
  notNow: 'Not now',
  dismiss: 'Dismiss',
  unasked:
    'You’re still signed in, because part of this page couldn’t be loaded. Check your connection.',
  tryAgain: 'Try again',
} as const

/** Banner for guests. */
export const guestBannerText = {
  lead: 'You’re using a guest account. Create an account so you can sign in again later.',
  action: 'Create an account',
} as const

/** When a guest account is deleted. */
export const guestEndText = {
  until: (day: string) => `Guest account, until ${day}`,
  near: (day: string) => `This guest account will be deleted on ${day}, with everything in it.`,
  past: 'This guest account is past its last day and can be deleted at any time, with everything in it.',
  export: 'Export your data',
} as const
