export const passwordRowText = {
  label: 'Password',
  set: __FEATURES__.emailLink ? 'Email and password, or an emailed link' : 'Email and password',
  field: 'New password',
  needsEmail: 'Add an email address before you set a password.',
  hint: 'You stay signed in here. All other devices are signed out.',
  firstHint: 'You can then also sign in with your email and this password.',
  email: 'Email',
  firstEmailHint:
    'You can then also sign in with this email and password. We’ll send a link to verify the address.',
  confirmChange: 'Sign in again to change your password.',
  confirmSet: 'Sign in again to set a password.',
} as const
