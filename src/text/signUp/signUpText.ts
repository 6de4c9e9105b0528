export const signUpText = {
  title: 'Create an account',
  heading: 'Create an account',
  lead: __FEATURES__.signUpQuestions
    ? 'It only takes a minute.'
    : 'All you need is an email address and a password.',
  email: 'Email',
  password: 'Password',
  submit: 'Create account',
  submitting: 'Creating account…',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
} as const
