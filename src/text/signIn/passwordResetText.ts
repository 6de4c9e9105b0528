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
