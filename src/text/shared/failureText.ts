import type { FailureKind, NoticeAction } from '../../domain/failure.ts'
import { supportContact } from './brandText.ts'

/** The message for each kind of failure. Field errors appear at the field. */
export const failureText: Readonly<Record<FailureKind, string>> = {
  'account-exists-with-different-credential':
    'An account with this email uses a different sign-in method.',
  'account-refused': __FEATURES__.closedSignUp
    ? 'You need an invitation to create an account.'
    : 'This account can’t be used here.',
  'account-being-deleted': 'Your account is being deleted.',
  'app-not-authorized': 'This app isn’t set up correctly.',
  'captcha-check-failed': 'The reCAPTCHA check failed.',
  'code-expired': 'This code has expired.',
  'credential-already-in-use': 'This sign-in method belongs to another account.',
  'email-already-in-use': 'An account with this email already exists.',
  'internal-error': 'Something went wrong on our end.',
  'invalid-action-code': 'This link has expired or was already used.',
  'invalid-credential': __FEATURES__.password
    ? 'Wrong email or password.'
    : 'We couldn’t verify this sign-in.',
  'invalid-email': 'Enter a valid email address.',
  'invalid-phone-number': 'Enter a valid phone number.',
  'invalid-verification-code': 'That code is incorrect. Check it and try again.',
  'maximum-second-factor-count-exceeded': 'This account has the maximum number of second factors.',
  'missing-password': 'Enter your password.',
  'multi-factor-auth-required': 'This account requires a second factor.',
  'multi-factor-info-not-found': 'This second factor doesn’t belong to your account.',
  'network-request-failed': 'We can’t reach the server.',
  'no-such-provider': 'This sign-in method isn’t connected to your account.',
  'object-not-found': 'This file no longer exists.',
  'operation-not-allowed': 'This sign-in method isn’t available.',
  'out-of-space': 'The server is out of storage.',
  'outdated-password': 'Your password no longer meets the requirements. Choose a new one.',
  'popup-blocked': 'Your browser blocked the window.',
  'popup-closed-by-user': 'The window was closed before you signed in.',
  'provider-already-linked': 'This sign-in method is already connected.',
  'requires-recent-login': 'Confirm it’s you to continue.',
  'retry-limit-exceeded': 'The server took too long.',
  'script-blocked':
    'A script from Google couldn’t be loaded. A content blocker or your network may have blocked it.',
  'second-factor-already-in-use': 'This second factor is already set up.',
  'too-many-requests': 'Too many attempts.',
  unauthorized: 'You don’t have permission to do this.',
  'unauthorized-domain': 'This app isn’t authorized to run on this domain.',
  unknown: 'Something went wrong.',
  'unsupported-first-factor': 'This sign-in method doesn’t support second factors.',
  'unverified-email': 'Verify your email address first.',
  'user-disabled': 'This account has been disabled.',
  'user-mismatch': 'That’s a different account from the one you’re signed in to.',
  'user-token-expired': 'Your session has ended.',
  'weak-password': 'This password doesn’t meet the requirements. Choose another one.',
  'web-storage-unsupported': 'This browser blocks storage, which signing in requires.',
}

/** Next actions, by the names in `domain/failure.ts`. */
export const nextActionText: Readonly<Record<NoticeAction, string>> = {
  allowPopups: 'Allow pop-ups for this site, then try again.',
  allowStorage: 'Allow this site to store data, then try again.',
  chooseAnotherMethod: 'Choose another method.',
  confirmIdentity: 'Confirm it’s you',
  enterSecondFactor: 'Enter the second factor',
  requestNewCode: 'Send a new code',
  requestNewLink: 'Send a new link',
  resetPassword: 'Reset password',
  retry: 'Try again',
  signIn: 'Sign in',
  contactSupport: `Contact ${supportContact}.`,
  verifyEmail: 'Verify email',
  wait: 'Please wait.',
}

/** Shown with an unexpected error so that support can trace it. */
export const codeText = (code: string) => `Code: ${code}`

/** Shown while the person must wait before trying again. */
export const coolDownText = (left: string) => `Please wait ${left}, then try again.`
