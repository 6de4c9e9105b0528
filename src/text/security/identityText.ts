import type { SecondFactor } from '../../domain/security/enrolledMethods.ts'
import { supportContact } from '../shared/brandText.ts'

/** Shared by every re-authentication dialog. */
export const identityText = {
  heading: 'Confirm it’s you',
  password: 'Current password',
  confirm: 'Confirm',
  wrongPassword: 'That’s not your password. Try again.',
  passwordOnly:
    'Enter your password to sign out the other devices for good. Don’t have one, or forgot it? Choose a new password, which also signs them out.',
  newPassword: 'Choose a new password',
  or: 'or',
  otherMethod: 'Use another method',
  secondFactor: 'Enter your second factor to continue.',
  noWay: 'You can’t confirm your identity with this account.',
} as const

export const linkConfirmationText = {
  send: 'Send me a link instead',
  sendOnly: 'Send me a link',
  asWell: (email: string) => `No password? We can email a link to ${email}.`,
  to: (email: string) => `We’ll send a link to ${email}.`,
  sent: (email: string) =>
    `We sent a link to ${email}. Open it in this browser and this page will continue.`,
} as const

export const phoneConfirmationText = {
  lead: (number: string) => `We’ll send a code to ${number}.`,
} as const

/** The step after the password. */
export const secondFactorText = {
  title: 'Second factor',
  heading: 'One more step',
  lead: 'This account requires a second factor.',
  choose: 'Choose a second factor',
  chooseApp: 'Use an authenticator app',
  choosePhone: (number: string) => `Text a code to ${number}`,
  enterAppCode: 'Enter the code from your authenticator app.',
  enterSentCode: (number: string) => `Enter the code we sent to ${number}.`,
  other: 'Use another factor',
  expired: 'That took too long. Please sign in again.',
  signInAgain: 'Sign in again',
  notAtHand: 'I can’t use this method',
  noRecoveryCodes: 'There are no recovery codes. You have these options:',
  methodsLeft: [
    'Use another factor, if you have set up more than one.',
    'On a device where you’re still signed in, open your account and remove the factor there.',
    `Contact ${supportContact}. They can remove it after confirming your identity.`,
  ],
} as const

/** Kinds of factors, in a list. */
export const factorKindText: Readonly<Record<SecondFactor['kind'], string>> = {
  totp: 'Authenticator app',
  phone: 'Text message',
}
