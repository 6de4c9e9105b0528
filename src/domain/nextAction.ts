import type { FailureKind } from './failure.ts'

/** The one thing to do after a failure. Views show it as a link, a button, or advice. */
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
  | 'contactSupport'
  | 'verifyEmail'
  | 'wait'

/** Actions that correct a field. The failure's sentence appears beside that field. */
const corrections = [
  'correctCode',
  'correctEmail',
  'correctPassword',
  'correctPhone',
  'enterPassword',
] as const satisfies readonly NextAction[]

export type Correction = (typeof corrections)[number]

export function isCorrection(action: NextAction): action is Correction {
  return corrections.some((correction) => correction === action)
}

/** One for each kind of failure. */
export const nextActions: Readonly<Record<FailureKind, NextAction>> = {
  'account-exists-with-different-credential': 'chooseAnotherMethod',
  'account-refused': 'contactSupport',
  'account-being-deleted': 'wait',
  'app-not-authorized': 'contactSupport',
  'captcha-check-failed': 'retry',
  'code-expired': 'requestNewCode',
  'credential-already-in-use': 'chooseAnotherMethod',
  'email-already-in-use': 'signIn',
  'internal-error': 'retry',
  'invalid-action-code': 'requestNewLink',
  'invalid-credential': 'resetPassword',
  'invalid-email': 'correctEmail',
  'invalid-phone-number': 'correctPhone',
  'invalid-verification-code': 'correctCode',
  'maximum-second-factor-count-exceeded': 'chooseAnotherMethod',
  'missing-password': 'enterPassword',
  'multi-factor-auth-required': 'enterSecondFactor',
  'multi-factor-info-not-found': 'chooseAnotherMethod',
  'network-request-failed': 'retry',
  'no-such-provider': 'chooseAnotherMethod',
  'object-not-found': 'retry',
  'operation-not-allowed': 'chooseAnotherMethod',
  'out-of-space': 'contactSupport',
  'outdated-password': 'resetPassword',
  'popup-blocked': 'allowPopups',
  'popup-closed-by-user': 'retry',
  'provider-already-linked': 'chooseAnotherMethod',
  'requires-recent-login': 'confirmIdentity',
  'retry-limit-exceeded': 'retry',
  'script-blocked': 'retry',
  'second-factor-already-in-use': 'chooseAnotherMethod',
  'too-many-requests': 'wait',
  unauthorized: 'contactSupport',
  'unauthorized-domain': 'contactSupport',
  unknown: 'retry',
  'unsupported-first-factor': 'chooseAnotherMethod',
  'unverified-email': 'verifyEmail',
  'user-disabled': 'contactSupport',
  'user-mismatch': 'confirmIdentity',
  'user-token-expired': 'signIn',
  'weak-password': 'correctPassword',
  'web-storage-unsupported': 'allowStorage',
}
