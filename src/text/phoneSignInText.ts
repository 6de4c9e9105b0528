export const phoneSignInText = {
  title: 'Sign in by phone',
  heading: 'Sign in by phone',
  lead: 'New here? The same number makes you an account.',
  codeTitle: 'Enter the code',
  back: 'Sign in another way',
} as const
