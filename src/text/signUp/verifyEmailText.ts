export const verifyEmailText = {
  title: 'Verify your email',
  heading: 'Verify your email',
  lead: (email: string) =>
    `Open the link we sent to ${email} on any device. This page updates automatically.`,
  send: 'Resend email',
  sent: (email: string) => `We sent a new email to ${email}.`,
  wrongAddress: 'Wrong address?',
  change: 'Change it',
  verifiedHeading: 'Your email is verified',
  verified: (email: string) => `Thank you for confirming ${email}.`,
  noEmailHeading: 'There is nothing to verify',
  noEmail: 'Your account has no email address.',
} as const
