import type { DeviceName } from '../../domain/session/deviceSession.ts'

export const devicesText = {
  heading: 'Where you’re signed in',
  lead: 'If you don’t recognize a device or no longer use it, sign out all others.',
  loading: 'Loading your devices…',
  slow: 'Still trying. Check your connection.',
  thisDevice: 'This device',
  signedInSince: (moment: string) => `Signed in ${moment}`,
  lastSeen: (when: string) => `Last seen ${when}`,
  unlisted: 'This device isn’t listed yet.',
  signingOut: 'Signing out…',
  cancel: 'Cancel',
  others: 'Other devices',
  othersHint: 'All devices except this one, including any not listed.',
  signOutAll: 'Sign out all',
  signOutOthers: 'Sign out all others',
  questionOthers: 'Sign out all other devices?',
  sentenceOthers:
    'You stay signed in here. We’ll ask you to confirm it’s you first. Other devices lose access shortly. Changes they haven’t saved aren’t sent until you sign in there again.',
  methodsLeft: (methods: string) =>
    `These sign-in methods still work: ${methods}. First remove any you don’t recognize.`,
  withoutEmail:
    'Your account has no email address, so someone with modified software could get back in from another device.',
  addEmail: 'Add an email address to prevent this.',
  methods: { password: 'email', phone: 'phone number' },
  doneOthers: 'All other devices were signed out.',
  confirmOthers: 'Sign in again to sign out all other devices.',
} as const

/** Device names. */
export function nameOfDevice({ browser, system }: DeviceName): string {
  if (browser && system) return `${browser} on ${system}`
  return browser || system || 'Unknown device'
}
