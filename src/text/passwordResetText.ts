export const passwordResetText = {
  title: 'Forgotten password',
  heading: 'Reset your password',
  lead: 'We will send you a mail with a link to choose a new one.',
  submit: 'Send the mail',
  submitting: 'Sending…',
  sentHeading: 'Check your mail',
  sent: (email: string) =>
    `If there is an account with ${email}, a mail with a link is on its way to it.`,
  back: 'Back to sign in',
} as const
