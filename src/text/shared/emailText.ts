/** Shown after an email was sent. */
export const emailText = {
  email: 'Email',
  spam: 'It can take a minute. Check your spam folder, too.',
  resend: 'Resend email',
  resendIn: (left: string) => `Resend in ${left}`,
  otherEmail: 'Use another email',
} as const
