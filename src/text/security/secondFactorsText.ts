export const secondFactorsText = {
  heading: 'Second factors',
  lead: __FEATURES__.password
    ? 'With a second factor, a stolen password alone isn’t enough to sign in.'
    : 'With a second factor, access to your email alone isn’t enough to sign in.',
  loading: 'Loading second factors…',
  since: (factor: string, day: string) => `${factor}, since ${day}`,
  removeQuestion: (name: string) => `Remove “${name}”?`,
  removeSentence: 'You’ll no longer need it to sign in. Other devices may be signed out.',
  removeLast: 'This is your only second factor. Without it, you sign in without a second step.',
  removed: 'Second factor removed.',
  addRow: 'New second factor',
  addTotp: 'Authenticator app',
  addPhone: 'Text message',
  added: 'Second factor added. You’ll need it the next time you sign in.',
  addSecond: 'Add a backup: there are no recovery codes if you lose this one.',
  needsEmail: 'Add an email address before you set up a second factor.',
  needsVerified: 'Verify your email address before you set up a second factor.',
  confirmAdd: 'Sign in again to set up a second factor.',
  confirmRemove: 'Sign in again to remove a second factor.',
  appName: 'Authenticator app',
  phoneName: 'My phone',
} as const

/** Setting up an authenticator app. */
export const totpText = {
  preparing: 'Creating a key…',
  scan: 'Scan this with your app',
  qr: 'A QR code with the key for your authenticator app',
  openApp: 'Open it in an app on this device',
  typeKey: 'Or type this key',
  copy: 'Copy key',
  copied: 'Copied',
  code: 'Name the app and enter the code it shows.',
  submit: 'Set up',
} as const

/** The page for people who must set up a second factor before their account opens. */
export const requiredFactorText = {
  title: 'Set up a second factor',
  lead: 'Set up a second factor to continue.',
  alreadySetUp: 'Already have one? Sign out, then sign in with it.',
} as const
