export const signUpText = {
  title: 'Create an account',
  heading: 'Create an account',
  lead: 'An e-mail address and a password are all it takes.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Create account',
  submitting: 'Creating account…',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
} as const
