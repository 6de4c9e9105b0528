export const signUpText = {
  title: 'Create an account',
  heading: 'Create an account',
  lead: __SIGN_UP__.profile
    ? 'It only takes a minute.'
    : 'All you need is an email address and a password.',
  email: 'Email',
  password: 'Password',
  submit: 'Create account',
  submitting: 'Creating account…',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
} as const

export const passwordResetText = {
  title: 'Forgot password',
  heading: 'Reset your password',
  lead: 'We’ll email you a link to choose a new one.',
  submit: 'Send email',
  submitting: 'Sending…',
  sentHeading: 'Check your email',
  sent: (email: string) => `If ${email} has an account, we sent it an email with a link.`,
  back: 'Back to sign in',
} as const
