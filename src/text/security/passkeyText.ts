/** The passkeys of an account, in the account center. */
export const passkeysText = {
  heading: 'Passkeys',
  lead: 'Sign in with your fingerprint, your face, or your device’s PIN.',
  loading: 'Loading passkeys…',
  none: 'No passkeys yet.',
  unnamed: 'Unnamed passkey',
  only: 'This is your only sign-in method. Add another one before you remove it.',
  addRow: 'New passkey',
  hint: 'Name it after the place where it will be stored, such as this device or your password manager.',
  create: 'Create passkey',
  creating: 'Waiting for your browser…',
  dismissed: 'No passkey was created. Try again when you’re ready.',
  existing:
    'This device already has a passkey for your account. To add one, choose another device.',
  added: 'Passkey added. You can sign in with it from now on.',
  unsupported: 'This browser doesn’t support passkeys.',
  removing: 'Removing…',
  removeQuestion: (name: string) => `Remove “${name}”?`,
  removeSentence:
    'You won’t be able to sign in with it anymore. Delete it on your device, too, so that you’re no longer offered it.',
  removed: 'Passkey removed.',
  confirmAdd: 'Sign in again to add a passkey.',
  confirmRemove: 'Sign in again to remove a passkey.',
} as const

/** Signing in or confirming your identity with a passkey. */
export const passkeyRequestText = {
  signIn: 'Sign in with a passkey',
  confirm: 'Confirm with a passkey',
  waiting: 'Waiting for your browser…',
  dismissed: 'No passkey was used. Try again.',
  unknown: 'This passkey no longer works. Sign in another way, then add a new one to your account.',
  unknownHere: 'This passkey no longer works. Choose another method.',
} as const
