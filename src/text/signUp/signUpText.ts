export const signUpText = {
  title: 'Create an account',
  heading: 'Create an account',
  lead: 'It only takes a minute.',
  email: 'Email',
  password: 'Password',
  submit: 'Create account',
  submitting: 'Creating account…',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
} as const
