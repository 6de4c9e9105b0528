import type { FailureKind } from '../domain/failure.ts'
import { contactSupport } from './supportText.ts'

/** The one thing to do next. Views turn it into a link, a button, or a word of advice. */
export type NextAction =
  | 'allowPopups'
  | 'allowStorage'
  | 'chooseAnotherMethod'
  | 'confirmIdentity'
  | 'correctCode'
  | 'correctEmail'
  | 'correctPassword'
  | 'correctPhone'
  | 'enterPassword'
  | 'enterSecondFactor'
  | 'requestNewCode'
  | 'requestNewLink'
  | 'resetPassword'
  | 'retry'
  | 'signIn'
  | 'tellOwner'
  | 'verifyEmail'
  | 'wait'

type Explanation = { sentence: string; next: NextAction }

/** What a person reads for each kind of failure, and exactly one next action. */
export const failureText: Readonly<Record<FailureKind, Explanation>> = {
  'account-exists-with-different-credential': {
    sentence: 'An account with this email uses a different sign-in method.',
    next: 'chooseAnotherMethod',
  },
  'account-being-deleted': { sentence: 'Your account is being deleted.', next: 'wait' },
  'app-not-authorized': {
    sentence: 'This app isn’t set up correctly.',
    next: 'tellOwner',
  },
  'captcha-check-failed': {
    sentence: 'The reCAPTCHA check failed.',
    next: 'retry',
  },
  'code-expired': { sentence: 'This code has expired.', next: 'requestNewCode' },
  'credential-already-in-use': {
    sentence: 'This sign-in method belongs to another account.',
    next: 'chooseAnotherMethod',
  },
  'email-already-in-use': {
    sentence: 'An account with this email already exists.',
    next: 'signIn',
  },
  'internal-error': { sentence: 'Something went wrong on our side.', next: 'retry' },
  'invalid-action-code': {
    sentence: 'This link has expired or was already used.',
    next: 'requestNewLink',
  },
  'invalid-credential': {
    sentence: 'Wrong email or password.',
    next: 'resetPassword',
  },
  'invalid-email': { sentence: 'Enter a valid email address.', next: 'correctEmail' },
  'invalid-phone-number': { sentence: 'This isn’t a valid phone number.', next: 'correctPhone' },
  'invalid-verification-code': { sentence: 'That code is incorrect.', next: 'correctCode' },
  'maximum-second-factor-count-exceeded': {
    sentence: 'This account has the maximum number of second factors.',
    next: 'chooseAnotherMethod',
  },
  'missing-password': { sentence: 'Enter your password.', next: 'enterPassword' },
  'multi-factor-auth-required': {
    sentence: 'This account requires a second factor.',
    next: 'enterSecondFactor',
  },
  'multi-factor-info-not-found': {
    sentence: 'This second factor doesn’t belong to your account.',
    next: 'chooseAnotherMethod',
  },
  'network-request-failed': {
    sentence: 'We can’t reach the server.',
    next: 'retry',
  },
  'no-such-provider': {
    sentence: 'This sign-in method isn’t connected to your account.',
    next: 'chooseAnotherMethod',
  },
  'object-not-found': { sentence: 'This file no longer exists.', next: 'retry' },
  'operation-not-allowed': {
    sentence: 'This sign-in method isn’t available.',
    next: 'chooseAnotherMethod',
  },
  'out-of-space': { sentence: 'The server is out of storage.', next: 'tellOwner' },
  'popup-blocked': { sentence: 'Your browser blocked the window.', next: 'allowPopups' },
  'popup-closed-by-user': {
    sentence: 'The window was closed before you signed in.',
    next: 'retry',
  },
  'provider-already-linked': {
    sentence: 'This sign-in method is already connected.',
    next: 'chooseAnotherMethod',
  },
  'requires-recent-login': {
    sentence: 'Confirm it’s you to continue.',
    next: 'confirmIdentity',
  },
  'retry-limit-exceeded': {
    sentence: 'The server took too long: two minutes for a request, ten for an upload.',
    next: 'retry',
  },
  'script-blocked': {
    sentence:
      'A script from Google couldn’t be loaded. A content blocker or your network may have blocked it.',
    next: 'retry',
  },
  'second-factor-already-in-use': {
    sentence: 'This second factor is already set up.',
    next: 'chooseAnotherMethod',
  },
  'too-many-requests': { sentence: 'Too many attempts.', next: 'wait' },
  unauthorized: { sentence: 'You don’t have permission to do this.', next: 'tellOwner' },
  'unauthorized-domain': {
    sentence: 'This app isn’t authorized to run on this domain.',
    next: 'tellOwner',
  },
  unknown: { sentence: 'Something went wrong.', next: 'retry' },
  'unsupported-first-factor': {
    sentence: 'This sign-in method doesn’t support second factors.',
    next: 'chooseAnotherMethod',
  },
  'unverified-email': {
    sentence: 'Verify your email address first.',
    next: 'verifyEmail',
  },
  'user-disabled': { sentence: 'This account has been disabled.', next: 'tellOwner' },
  'user-mismatch': {
    sentence: 'That’s a different account from the one you’re signed in to.',
    next: 'confirmIdentity',
  },
  'user-token-expired': { sentence: 'Your session has ended.', next: 'signIn' },
  'weak-password': {
    sentence: 'This password doesn’t meet the requirements.',
    next: 'correctPassword',
  },
  'web-storage-unsupported': {
    sentence: 'This browser blocks storage, which signing in requires.',
    next: 'allowStorage',
  },
}

export const nextActionText: Readonly<Record<NextAction, string>> = {
  allowPopups: 'Allow pop-ups for this site, then try again.',
  allowStorage: 'Allow this site to store data, then try again.',
  chooseAnotherMethod: 'Choose another method.',
  confirmIdentity: 'Confirm it’s you',
  correctCode: 'Correct the code',
  correctEmail: 'Correct the email',
  correctPassword: 'Choose another password',
  correctPhone: 'Correct the number',
  enterPassword: 'Enter the password',
  enterSecondFactor: 'Enter the second factor',
  requestNewCode: 'Send a new code',
  requestNewLink: 'Send a new link',
  resetPassword: 'Reset password',
  retry: 'Try again',
  signIn: 'Sign in',
  tellOwner: `${contactSupport}.`,
  verifyEmail: 'Verify email',
  wait: 'Please wait.',
}

/** Named for an error that nobody foresaw, so that a report can be traced. */
export const codeText = (code: string) => `Code: ${code}`

/** Said while a form cools down. */
export const coolDownText = (left: string) => `Please wait ${left}, then try again.`
