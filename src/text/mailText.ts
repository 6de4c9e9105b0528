/** Said wherever a mail is on its way. */
export const mailText = {
  email: 'E-mail',
  spam: 'It can take a minute. Have a look among the junk mail, too.',
  resend: 'Send the mail again',
  resendIn: (left: string) => `Send again in ${left}`,
  otherEmail: 'Use another e-mail',
} as const
