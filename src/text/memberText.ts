/** What may stand above every page of people who are in, and comes with the first. */
export const memberText = {
  news: 'News',
  guest: 'You are here as a guest. Without an account, nobody can let you in again.',
  keep: 'Create an account',
  unverified: 'Your e-mail is not verified yet.',
  verify: 'Verify it',
  unasked:
    'You are still signed in, because a part of this page could not be fetched. Check your connection.',
  tryAgain: 'Try again',
} as const
