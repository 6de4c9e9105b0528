import type { SecondFactor } from '../domain/secondFactor.ts'

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

export const phoneConfirmationText = {
  lead: (number: string) => `We send a code to ${number}.`,
} as const

/** The step after the password. */
export const secondFactorText = {
  title: 'Second factor',
  heading: 'One more step',
  lead: 'This account asks for a second proof that it is you.',
  choose: 'How do you want to show it?',
  chooseApp: 'Use the code of an app',
  choosePhone: (number: string) => `Text a code to ${number}`,
  sending: 'Sending…',
  enterAppCode: 'Enter the code that your app shows now.',
  enterSentCode: (number: string) => `Enter the code that we sent to ${number}.`,
  submit: 'Continue',
  submitting: 'Checking…',
  other: 'Use another factor',
  over: 'That took too long, so the first step has to be done again.',
  signInAgain: 'Sign in again',
  back: 'Back to sign in',
  notAtHand: 'I do not have it at hand',
  noRecoveryCodes:
    'There are no recovery codes. That keeps others out, and these ways are left to you:',
  waysLeft: [
    'Use another factor, if you have set up more than one.',
    'On a device where you are still signed in, open your account and remove the factor there.',
    'Write to the people who run this site. They can remove it once they know that it is you.',
  ],
} as const

/** What kind of factor it is, in a list. */
export const factorKindText: Readonly<Record<SecondFactor['kind'], string>> = {
  totp: 'Authenticator app',
  phone: 'Text message',
}
