export const localText = {
  bar: 'Local Firebase: nothing leaves this computer.',
  mailbox: 'Mailbox',
  title: 'Mailbox',
  lead: 'What Firebase would have sent. Newest first; a message goes once its link or code is used.',
  mails: 'Mails',
  noMails: 'No mail yet.',
  texts: 'Text messages',
  noTexts: 'No text message yet.',
  opening: 'Opening…',
  unreachable: 'The local Firebase does not answer. Is npm start still running? Looking again…',
  to: (address: string) => `to ${address}`,
  copy: 'Copy the code',
  copied: 'Copied',
} as const

/** What each mail is for, and what its link does. */
export const mailText: Readonly<Record<string, { subject: string; open: string }>> = {
  PASSWORD_RESET: { subject: 'Reset your password', open: 'Choose a new password' },
  VERIFY_EMAIL: { subject: 'Verify your email', open: 'Verify email' },
  EMAIL_SIGNIN: { subject: 'Your link to sign in', open: 'Sign in' },
  VERIFY_AND_CHANGE_EMAIL: { subject: 'Confirm your new email', open: 'Change email' },
  RECOVER_EMAIL: { subject: 'Your email was changed', open: 'Take it back' },
  REVERT_SECOND_FACTOR_ADDITION: { subject: 'A second factor was added', open: 'Remove it' },
}

/** For a mail of a kind that is not listed above. */
export const otherMail = { subject: 'A mail', open: 'Open the link' } as const
