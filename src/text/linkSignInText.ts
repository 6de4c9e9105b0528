export const linkSignInText = {
  title: 'Sign in by mail',
  heading: 'Sign in by mail',
  lead: 'We send you a link that signs you in. No password needed.',
  email: 'E-mail',
  submit: 'Send the link',
  submitting: 'Sending…',
  sentHeading: 'Check your mail',
  sent: (email: string) => `A link to sign in is on its way to ${email}.`,
  back: 'Back to sign in',

  openedHeading: 'Almost there',
  signInAs: (email: string) => `The link signs you in as ${email}.`,
  elsewhereHeading: 'Enter your e-mail',
  elsewhere:
    'This link was asked for on another device, in another browser or on a shared computer. To see that it is yours, we need the e-mail that it was sent to.',
  follow: 'Sign in',
  following: 'Signing in…',
  otherEmail: 'Use another e-mail',
  wrongEmail: 'The link was not sent to this e-mail. Try the one that the mail came to.',
  inAs: (who: string) =>
    `You are signed in as ${who}. If the link is for somebody else, going on signs ${who} out here.`,
  keepGuest: 'Keep what I did as a guest',
  keepGuestHint:
    'Without it, your notes wait in this browser, and you are asked whether they are to move.',

  takenHeading: 'This e-mail has an account',
  taken: (email: string) =>
    `${email} cannot be added to what you did as a guest. You can sign in to its account instead.`,
  guestWaits:
    'What you kept as a guest waits in this browser. Once you are signed in, you are asked whether to move it.',
  signInInstead: 'Sign in to the account',
  stayGuest: 'Stay a guest',

  confirmHeading: 'Confirm that it is you',
  confirmLead: (email: string) => `The link shows that you are ${email}.`,
  confirm: 'Confirm',
  confirmedHeading: 'Thank you, it is you',
  confirmed: 'Go back to the page that asked for it, or go on here.',

  spentHeading: 'This link does not work',
  spent: 'It has expired or was already used. We can send you a new one.',
} as const
