export const signInText = {
  title: 'Sign in',
  heading: 'Welcome back',
  lead: 'Sign in to your notes.',
  email: 'E-mail',
  password: 'Password',
  forgot: 'Forgot password?',
  sharedComputer: 'Shared computer: forget me when I close the tab',
  submit: 'Sign in',
  submitting: 'Signing in…',
  noAccount: 'New here?',
  signUp: 'Create an account',
} as const
