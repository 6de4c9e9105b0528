/**
 * The kinds of failures, named after Firebase's codes. Similar codes share a kind. These have no
 * code of their own: `account-being-deleted` and `outdated-password` are the app's, Firebase reports `account-refused` and
 * `script-blocked` as internal errors, and the code for `out-of-space` means something else in
 * another service.
 */
export const failureKinds = [
  'account-being-deleted',
  'account-exists-with-different-credential',
  'account-refused',
  'app-not-authorized',
  'captcha-check-failed',
  'code-expired',
  'credential-already-in-use',
  'email-already-in-use',
  'internal-error',
  'invalid-action-code',
  'invalid-credential',
  'invalid-email',
  'invalid-phone-number',
  'invalid-verification-code',
  'maximum-second-factor-count-exceeded',
  'missing-password',
  'multi-factor-auth-required',
  'multi-factor-info-not-found',
  'network-request-failed',
  'no-such-provider',
  'object-not-found',
  'operation-not-allowed',
  'out-of-space',
  'outdated-password',
  'popup-blocked',
  'popup-closed-by-user',
  'provider-already-linked',
  'requires-recent-login',
  'retry-limit-exceeded',
  'script-blocked',
  'second-factor-already-in-use',
  'too-many-requests',
  'unauthorized',
  'unauthorized-domain',
  'unknown',
  'unsupported-first-factor',
  'unverified-email',
  'user-disabled',
  'user-mismatch',
  'user-token-expired',
  'weak-password',
  'web-storage-unsupported',
] as const

export type FailureKind = (typeof failureKinds)[number]

/** A failed call: its kind, and the original code. */
export type Failure = { kind: FailureKind; code: string }

/** A failure as a machine event, such as `error.invalid-credential`. */
export type FailureEvent = { type: `error.${FailureKind}`; failure: Failure }
