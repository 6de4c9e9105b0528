/** The one thing to do after a failure. Views show it as a link, a button, or advice. */
type NextAction =
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

/**
 * The fields whose value a server can reject, by the action that corrects it. The failure is shown beside that
 * field.
 */
const correctedFields = {
  correctCode: 'code',
  correctEmail: 'email',
  correctPassword: 'password',
  correctPhone: 'phone',
  enterPassword: 'password',
} as const satisfies Partial<Record<NextAction, string>>

type Correction = keyof typeof correctedFields

export type CorrectableField = (typeof correctedFields)[Correction]

/** A next action outside of the fields. */
export type NoticeAction = Exclude<NextAction, Correction>

/**
 * The kinds of failures, named after Firebase's codes, and what to do next. Similar codes share a kind. These have no
 * code of their own: `account-being-deleted` and `outdated-password` are the app's, Firebase reports `account-refused`
 * and `script-blocked` as internal errors, and the code for `out-of-space` means something else in another service.
 */
export const nextActions = {
  'account-being-deleted': 'wait',
  'account-exists-with-different-credential': 'chooseAnotherMethod',
  'account-refused': 'contactSupport',
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
} as const satisfies Readonly<Record<string, NextAction>>

export type FailureKind = keyof typeof nextActions

export const failureKinds = Object.keys(nextActions) as readonly FailureKind[]

/** A failed call: its kind, and the original code. */
export type Failure = { kind: FailureKind; code: string }

/** A failure as a machine event, such as `error.invalid-credential`. */
export type FailureEvent = { type: `error.${FailureKind}`; failure: Failure }

/** Returns the next action after a failure, or `null` if a field shows it. */
export function noticeActionAfter({ kind }: Failure): NoticeAction | null {
  const next = nextActions[kind]
  return isCorrection(next) ? null : next
}

/** The field whose value caused the failure, or `null`. */
export function fieldToCorrect({ kind }: Failure): CorrectableField | null {
  const next = nextActions[kind]
  return isCorrection(next) ? correctedFields[next] : null
}

function isCorrection(action: NextAction): action is Correction {
  return action in correctedFields
}
