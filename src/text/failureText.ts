import type { FailureKind } from '../domain/failure.ts'

/** The one thing to do next. Views turn it into a link, a button, or a word of advice. */
export type NextAction =
  | 'allowPopups'
  | 'allowStorage'
  | 'chooseAnotherWay'
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
    sentence: 'There is an account with this e-mail that signs in another way.',
    next: 'chooseAnotherWay',
  },
  'account-leaving': { sentence: 'Your account is being deleted.', next: 'wait' },
  'app-not-authorized': {
    sentence: 'This app is not set up correctly with its Firebase project.',
    next: 'tellOwner',
  },
  'captcha-check-failed': {
    sentence: 'The check that you are not a robot did not succeed.',
    next: 'retry',
  },
  'code-expired': { sentence: 'This code is too old.', next: 'requestNewCode' },
  'credential-already-in-use': {
    sentence: 'This way of signing in belongs to another account.',
    next: 'chooseAnotherWay',
  },
  'email-already-in-use': {
    sentence: 'There is already an account with this e-mail.',
    next: 'signIn',
  },
  'internal-error': { sentence: 'Something went wrong on our side.', next: 'retry' },
  'invalid-action-code': {
    sentence: 'This link has expired or was already used.',
    next: 'requestNewLink',
  },
  'invalid-credential': {
    sentence: 'E-mail and password do not match.',
    next: 'resetPassword',
  },
  'invalid-email': { sentence: 'This is not an e-mail address.', next: 'correctEmail' },
  'invalid-phone-number': { sentence: 'This is not a phone number.', next: 'correctPhone' },
  'invalid-verification-code': { sentence: 'This code is not right.', next: 'correctCode' },
  'maximum-second-factor-count-exceeded': {
    sentence: 'This account has as many second factors as it can have.',
    next: 'chooseAnotherWay',
  },
  'missing-password': { sentence: 'The password is missing.', next: 'enterPassword' },
  'multi-factor-auth-required': {
    sentence: 'This account asks for a second factor.',
    next: 'enterSecondFactor',
  },
  'multi-factor-info-not-found': {
    sentence: 'This second factor is not one of your account.',
    next: 'chooseAnotherWay',
  },
  'network-request-failed': {
    sentence: 'The server cannot be reached.',
    next: 'retry',
  },
  'no-such-provider': {
    sentence: 'This way of signing in is not connected to your account.',
    next: 'chooseAnotherWay',
  },
  'object-not-found': { sentence: 'This file is not there any more.', next: 'retry' },
  'operation-not-allowed': {
    sentence: 'This way of signing in is not switched on here.',
    next: 'chooseAnotherWay',
  },
  'out-of-space': { sentence: 'There is no room left for files on the server.', next: 'tellOwner' },
  'popup-blocked': { sentence: 'The browser blocked the window.', next: 'allowPopups' },
  'popup-closed-by-user': {
    sentence: 'The window was closed before you were signed in.',
    next: 'retry',
  },
  'provider-already-linked': {
    sentence: 'This way of signing in is already connected.',
    next: 'chooseAnotherWay',
  },
  'requires-recent-login': {
    sentence: 'For this, please show once more that it is you.',
    next: 'confirmIdentity',
  },
  'retry-limit-exceeded': {
    sentence: 'The server took longer than it may: two minutes for a step, ten for a file.',
    next: 'retry',
  },
  'script-blocked': {
    sentence:
      'A part of signing in that comes from Google could not be loaded. A content blocker or the network may have stopped it.',
    next: 'retry',
  },
  'second-factor-already-in-use': {
    sentence: 'This second factor is already set up.',
    next: 'chooseAnotherWay',
  },
  'too-many-requests': { sentence: 'That was too often in a short time.', next: 'wait' },
  unauthorized: { sentence: 'The server does not allow this.', next: 'tellOwner' },
  'unauthorized-domain': {
    sentence:
      'This address is not among the authorised domains of the Firebase project. They are set in its console, under Authentication, Settings.',
    next: 'tellOwner',
  },
  unknown: { sentence: 'Something unexpected happened.', next: 'retry' },
  'unsupported-first-factor': {
    sentence: 'A second factor does not go with this way of signing in.',
    next: 'chooseAnotherWay',
  },
  'unverified-email': {
    sentence: 'Your e-mail address has to be verified first.',
    next: 'verifyEmail',
  },
  'user-disabled': { sentence: 'This account has been disabled.', next: 'tellOwner' },
  'user-mismatch': {
    sentence: 'That is another person than the one signed in.',
    next: 'confirmIdentity',
  },
  'user-token-expired': { sentence: 'Your session has ended.', next: 'signIn' },
  'weak-password': {
    sentence: 'This password does not meet the requirements.',
    next: 'correctPassword',
  },
  'web-storage-unsupported': {
    sentence: 'This browser does not let us store what signing in needs.',
    next: 'allowStorage',
  },
}

export const nextActionText: Readonly<Record<NextAction, string>> = {
  allowPopups: 'Allow pop-up windows for this site, then try again.',
  allowStorage: 'Allow this site to store data, then try again.',
  chooseAnotherWay: 'Choose another way.',
  confirmIdentity: 'Confirm that it is you',
  correctCode: 'Correct the code',
  correctEmail: 'Correct the e-mail',
  correctPassword: 'Choose another password',
  correctPhone: 'Correct the number',
  enterPassword: 'Enter the password',
  enterSecondFactor: 'Enter the second factor',
  requestNewCode: 'Send a new code',
  requestNewLink: 'Send a new link',
  resetPassword: 'Reset the password',
  retry: 'Try again',
  signIn: 'Sign in',
  tellOwner: 'Tell the people who run this site.',
  verifyEmail: 'Verify the e-mail',
  wait: 'Please wait.',
}

/** Named for an error that nobody foresaw, so that a report can be traced. */
export const codeText = (code: string) => `Code: ${code}`

/** Said while a form cools down. */
export const coolDownText = (left: string) => `Please wait ${left}, then try again.`
