/** Beside a field that the browser finds wanting. */
export const validationText = {
  emailMissing: 'Enter your e-mail address.',
  passwordMissing: 'Enter a password.',
  notAnEmail: 'Enter a whole e-mail address, like name@example.com.',
} as const
