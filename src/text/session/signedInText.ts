/** The account menu and the notices of signed-in pages; part of the first chunk. */
export const signedInText = {
  menuOf: (name: string | null) => (name ? `Account menu, ${name}` : 'Account menu'),
  account: 'Your account',
  guestAccount: 'Guest account',
  notices: 'Notifications',
  fromLastVisit: 'From your last visit. Checking for updates…',
  unverified: 'Your email isn’t verified yet.',
  stillSignedIn: 'You’re still signed in',
  signOutFailed:
    'You’re still signed in, because part of this page couldn’t be loaded. Check your connection.',
} as const
