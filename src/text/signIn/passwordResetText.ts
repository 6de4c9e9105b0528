export const passwordResetText = {
  title: 'Forgot password',
  heading: 'Reset your password',
  lead: 'We’ll email you a link to choose a new one.',
  submit: 'Send email',
  submitting: 'Sending…',
  sentHeading: 'Check your email',
  sent: (email: string) => `If there’s an account for ${email}, we’ve emailed a link.`,
} as const
