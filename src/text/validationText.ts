/** Beside a field that the browser finds wanting. */
export const validationText = {
  emailMissing: 'Enter your e-mail address.',
  passwordMissing: 'Enter a password.',
  notAnEmail: 'It should look like name@example.com.',
} as const
