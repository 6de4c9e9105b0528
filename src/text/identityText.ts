/** Said wherever a person shows once more who they are. */
export const identityText = {
  heading: 'Is it you?',
  lead: (pendingAction: string) => `To ${pendingAction}, please show once more that it is you.`,
  password: 'Current password',
  confirm: 'Confirm',
  confirming: 'Checking…',
  wrongPassword: 'This is not your password. Try again, or use another way.',
  sendLink: 'Send me a link instead',
  sendOnlyLink: 'Send me a link',
  sendingLink: 'Sending…',
  or: 'or',
  linkAsWell: (email: string) => `A link to ${email} does as well, if you never chose a password.`,
  linkTo: (email: string) => `It goes to ${email}.`,
  linkSent: (email: string) =>
    `A link is on its way to ${email}. Open it in this browser; it goes on here by itself.`,
  otherWay: 'Use another way',
  secondFactor: 'Your account asks for its second factor.',
  noWay: 'This account has no way to show that it is you.',
  cancel: 'Cancel',
} as const
