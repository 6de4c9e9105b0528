export const localText = {
  tools: 'Developer tools',
  bar: 'Local Firebase: nothing leaves this computer.',
  developmentBar: (projectId: string) => `Development build on the Firebase project ${projectId}.`,
  mailbox: 'Mailbox',
  title: 'Mailbox',
  lead: 'What Firebase would have sent. Newest first; a message disappears once its link or code is used.',
  emails: 'Emails',
  noEmails: 'No emails yet.',
  texts: 'Text messages',
  noTexts: 'No text messages yet.',
  opening: 'Opening…',
  unreachable: 'The local Firebase isn’t responding. Is npm start still running? Retrying…',
  to: (address: string) => `to ${address}`,
  copy: 'Copy code',
  copied: 'Copied',
} as const

/** The purpose of each kind of email, and its link's label. */
export const emailKindText: Readonly<Record<string, { subject: string; open: string }>> = {
  PASSWORD_RESET: { subject: 'Reset your password', open: 'Choose a new password' },
  VERIFY_EMAIL: { subject: 'Verify your email', open: 'Verify email' },
  EMAIL_SIGNIN: { subject: 'Your sign-in link', open: 'Sign in' },
  VERIFY_AND_CHANGE_EMAIL: { subject: 'Confirm your new email', open: 'Change email' },
  RECOVER_EMAIL: { subject: 'Your email was changed', open: 'Restore email' },
  REVERT_SECOND_FACTOR_ADDITION: { subject: 'A second factor was added', open: 'Remove it' },
}

/** For emails of other kinds. */
export const otherEmailText = { subject: 'Email', open: 'Open the link' } as const
