import type { Activity } from '../domain/activity.ts'

export const devicesText = {
  heading: 'Where you’re signed in',
  lead: 'Sign out any device you don’t recognize or no longer use.',
  loading: 'Loading your devices…',
  slow: 'Still trying. Check your connection.',
  thisDevice: 'This device',
  signedInSince: (moment: string) => `Signed in ${moment}`,
  deviceSince: (device: string, moment: string) => `${device}, signed in ${moment}`,
  lastSeen: (when: string) => `Last seen ${when}`,
  unlisted: 'This device isn’t listed yet.',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  keep: 'Cancel',
  question: (name: string) => `Sign out ${name}?`,
  sentence:
    'It loses access within moments. Changes it hasn’t saved stay encrypted on it until you sign in there again.',
  done: 'Device signed out.',
  others: 'Other devices',
  othersHint: 'Every device but this one, listed or not.',
  signOutAll: 'Sign out all',
  signOutOthers: 'Sign out all others',
  questionOthers: 'Sign out all other devices?',
  sentenceOthers: 'You stay signed in here. We’ll ask you to confirm it’s you first.',
  doneOthers: 'All other devices signed out.',
  pending: 'Sign in again to sign out this device.',
  pendingOthers: 'Sign in again to sign out all other devices.',
  full: 'You’ve reached the limit for signing out devices one by one. You can still sign out all others.',
} as const

export const activityText = {
  heading: 'Recent activity',
  lead: 'Changes to your account and where they were made.',
  none: 'Nothing yet.',
  more: 'Show more',
  full: (until: string) =>
    `This list is full of entries from the last 7 days. New activity isn’t recorded until ${until}.`,
  missed: (moment: string) =>
    `Some activity is missing, most recently from ${moment}, because this list was full.`,
  onDevice: (device: string, when: string) => `${device}, ${when}`,
  methods: { password: 'email', phone: 'phone', passkey: 'a passkey', custom: 'a token' },
} as const

/** What happened, given a detail by its name. */
export const activitySentences: Readonly<Record<Activity['what'], (detail: string) => string>> = {
  signedIn: (method) => (method ? `Signed in with ${method}` : 'Signed in'),
  passwordChanged: () => 'Password changed',
  passwordAdded: () => 'Password added',
  passwordReset: () => 'Password reset',
  emailChangeRequested: () => 'Email change requested',
  emailChanged: () => 'Email changed',
  emailRecovered: () => 'Earlier email restored',
  phoneChanged: () => 'Phone number added or changed',
  phoneRemoved: () => 'Phone number removed',
  factorAdded: () => 'Second factor added',
  factorRemoved: () => 'Second factor removed',
  passkeyAdded: () => 'Passkey added',
  passkeyRemoved: () => 'Passkey removed',
  providerConnected: (provider) => `${provider} connected`,
  providerDisconnected: (provider) => `${provider} disconnected`,
  deviceSignedOut: (device) => (device ? `${device} signed out` : 'Device signed out'),
  othersSignedOut: () => 'All other devices signed out',
  other: () => 'Other activity',
}
