/**
 * What can go wrong, named after the provider’s own code; similar codes share the name of one. Only
 * `account-being-deleted`, which is ours, `script-blocked`, which the provider calls an internal
 * error, and `out-of-space`, whose code another service uses for something else, have no code of
 * their own.
 */
export const failureKinds = [
  'account-being-deleted',
  'account-exists-with-different-credential',
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

/** A failed call: the kind that machines and sentences know, and the provider's code as it came. */
export type Failure = { kind: FailureKind; code: string }

/** A failure as machines receive it, for example `error.invalid-credential`. */
export type FailureEvent = { type: `error.${FailureKind}`; failure: Failure }
