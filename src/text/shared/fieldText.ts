export const passwordText = {
  show: 'Show password',
  hide: 'Hide password',
  spaces: 'It starts or ends with a space.',
  capsLock: 'Caps Lock is on.',
} as const

/** Next to a field that fails the browser's validation. */
export const validationText = {
  emailMissing: 'Enter your email address.',
  passwordMissing: 'Enter a password.',
  notAnEmail: 'Enter an address like name@example.com.',
} as const
