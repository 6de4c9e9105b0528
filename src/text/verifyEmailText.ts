export const verifyEmailText = {
  title: 'Verify your e-mail',
  heading: 'Verify your e-mail',
  lead: (email: string) =>
    `Open the link that we have sent to ${email}. Any device will do: this page notices by itself.`,
  send: 'Send the mail again',
  sending: 'Sending…',
  sent: (email: string) => `A new mail is on its way to ${email}.`,
  wrongAddress: 'Is the address wrong?',
  change: 'Change it',
  later: 'Not now',
  verifiedHeading: 'Your e-mail is verified',
  verified: (email: string) => `Thank you for confirming ${email}.`,
  noEmailHeading: 'There is nothing to verify',
  noEmail: 'Your account has no e-mail.',
  account: 'Go to your account',
} as const
