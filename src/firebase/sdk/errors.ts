import { failureKinds, type Failure, type FailureKind } from '../../domain/failure.ts'

/** SDK codes grouped under a kind. Every other known code is its own kind. */
const authKinds: Partial<Record<FailureKind, readonly string[]>> = {
  'app-not-authorized': [
    'app-not-installed',
    'auth-domain-config-required',
    'cordova-not-ready',
    'custom-token-mismatch',
    'emulator-config-failed',
    'invalid-api-key',
    'invalid-app-id',
    'invalid-cert-hash',
    'invalid-cordova-configuration',
    'invalid-custom-token',
    'invalid-emulator-scheme',
    'invalid-message-payload',
    'invalid-oauth-client-id',
    'invalid-oauth-provider',
    'invalid-provider-id',
    'invalid-sender',
    'invalid-tenant-id',
    'missing-android-pkg-name',
    'missing-ios-bundle-id',
    'tenant-id-mismatch',
  ],
  'captcha-check-failed': [
    // The service's sentence ends with this period.
    'firebase-app-check-token-is-invalid.',
    'invalid-app-credential',
    'invalid-recaptcha-action',
    'invalid-recaptcha-token',
    'invalid-recaptcha-version',
    'invalid-req-type',
    'missing-app-credential',
    'missing-client-type',
    'missing-recaptcha-token',
    'missing-recaptcha-version',
    'recaptcha-not-enabled',
  ],
  'code-expired': [
    'invalid-multi-factor-session',
    'invalid-verification-id',
    'missing-multi-factor-session',
    'missing-verification-id',
    'totp-challenge-timeout',
  ],
  'internal-error': [
    'already-initialized',
    'app-deleted',
    'argument-error',
    'dependent-sdk-initialized-before-auth',
    'invalid-auth-event',
    'missing-iframe-start',
    'missing-or-invalid-nonce',
    'no-auth-event',
    'unsupported-password-policy-schema-version',
  ],
  'invalid-action-code': ['expired-action-code'],
  'invalid-credential': ['rejected-credential', 'user-not-found', 'wrong-password'],
  'invalid-email': ['invalid-recipient-email'],
  'invalid-phone-number': ['missing-phone-number'],
  'invalid-verification-code': ['missing-verification-code'],
  'multi-factor-info-not-found': ['missing-multi-factor-info'],
  'network-request-failed': ['timeout'],
  // Codes of the service; the SDK has no names for them yet.
  'no-such-provider': ['passkey-credential-not-found', 'passkey-enrollment-not-found'],
  'operation-not-allowed': ['unsupported-tenant-operation'],
  'popup-closed-by-user': [
    'cancelled-popup-request',
    'redirect-cancelled-by-user',
    'redirect-operation-pending',
    'user-cancelled',
  ],
  'too-many-requests': ['login-blocked', 'quota-exceeded'],
  'unauthorized-domain': [
    'dynamic-link-not-activated',
    'invalid-continue-uri',
    'invalid-dynamic-link-domain',
    'invalid-hosting-link-domain',
    'missing-continue-uri',
    'unauthorized-continue-uri',
  ],
  'unverified-email': ['email-change-needs-verification'],
  'user-token-expired': ['invalid-user-token', 'null-user', 'user-signed-out'],
  'weak-password': ['password-does-not-meet-requirements'],
  'web-storage-unsupported': [
    'cors-unsupported',
    'invalid-persistence-type',
    'operation-not-supported-in-this-environment',
    'unsupported-persistence-type',
  ],
}

/** Firestore's codes. Missing rules or indexes are for the site's operators to fix. */
const databaseKinds: Partial<Record<FailureKind, readonly string[]>> = {
  'app-not-authorized': [
    'failed-precondition',
    'invalid-argument',
    'permission-denied',
    'unimplemented',
  ],
  'internal-error': ['already-exists', 'data-loss', 'internal', 'not-found', 'out-of-range'],
  'network-request-failed': ['aborted', 'cancelled', 'deadline-exceeded', 'unavailable'],
  'too-many-requests': ['resource-exhausted'],
  'user-token-expired': ['unauthenticated'],
}

/** Storage's codes. Some names also exist elsewhere, so the lookup keeps the `storage/` prefix. */
const storageKinds: Partial<Record<FailureKind, readonly string[]>> = {
  'app-not-authorized': [
    'bucket-not-found',
    'invalid-default-bucket',
    'no-default-bucket',
    'project-not-found',
    'unauthorized-app',
  ],
  'internal-error': [
    'app-deleted',
    'cannot-slice-blob',
    'internal-error',
    'invalid-argument',
    'invalid-argument-count',
    'invalid-event-name',
    'invalid-format',
    'invalid-root-operation',
    'invalid-url',
    'no-download-url',
    'unsupported-environment',
  ],
  'network-request-failed': ['canceled', 'invalid-checksum', 'server-file-wrong-size', 'unknown'],
  'object-not-found': ['object-not-found'],
  'out-of-space': ['quota-exceeded'],
  'retry-limit-exceeded': ['retry-limit-exceeded'],
  unauthorized: ['unauthorized'],
  'user-token-expired': ['unauthenticated'],
}

/** App Check's codes. The lookup keeps the `appCheck/` prefix. */
const appCheckKinds: Partial<Record<FailureKind, readonly string[]>> = {
  'app-not-authorized': ['fetch-status-error'],
  'captcha-check-failed': ['recaptcha-error'],
  'internal-error': ['already-initialized', 'fetch-parse-error', 'use-before-activation'],
  'network-request-failed': ['fetch-network-error'],
  'too-many-requests': ['initial-throttle', 'throttled'],
  'web-storage-unsupported': ['storage-get', 'storage-open', 'storage-set'],
}

/** Sign-up, or anonymous sign-in, is disabled in the Firebase console. */
const signUpDisabledKind = __FEATURES__.closedSignUp ? 'account-refused' : 'operation-not-allowed'

const kindOfCode = new Map<string, FailureKind>([
  ...failureKinds.map((kind) => [kind, kind] as const),
  ['admin-restricted-operation', signUpDisabledKind],
  ...kindsByCode(authKinds),
  ...kindsByCode(databaseKinds),
  ...kindsByCode(storageKinds).map(([code, kind]) => [`storage/${code}`, kind] as const),
  ...kindsByCode(appCheckKinds).map(([code, kind]) => [`appCheck/${code}`, kind] as const),
])

function kindsByCode(codes: Partial<Record<FailureKind, readonly string[]>>) {
  return failureKinds.flatMap((kind) => (codes[kind] ?? []).map((code) => [code, kind] as const))
}

/**
 * Returns the failure for a thrown value. Never throws: an unknown code becomes a failure of kind
 * `unknown`, and a value without a code becomes an `internal-error`.
 *
 * @param error what an SDK call rejected with.
 */
export function toFailure(error: unknown): Failure {
  const code = codeOf(error)
  if (isBlockedScript(error)) return { kind: 'script-blocked', code }
  if (isRefusedByBlockingFunction(error)) return { kind: 'account-refused', code }
  return { kind: kindOfCode.get(code.replace(/^auth\//, '')) ?? 'unknown', code }
}

function codeOf(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error
  return hasCode && typeof error.code === 'string' ? error.code : 'auth/internal-error'
}

/**
 * True if one of the owner's blocking functions refused the sign-in. The SDK reports an internal
 * error that quotes the function's status. A crashed function has another status.
 */
function isRefusedByBlockingFunction(error: unknown): boolean {
  const quotedStatus = /HTTP .*\berror\b.*"status":"(\w+)"/
  const status = error instanceof Error ? quotedStatus.exec(error.message)?.[1] : undefined
  return status !== undefined && !failedStatuses.includes(status)
}

const failedStatuses = ['DEADLINE_EXCEEDED', 'INTERNAL', 'UNAVAILABLE', 'UNKNOWN']

/** The SDK passes on the failed script element's event. A Trusted Types refusal is a `TypeError`. */
function isBlockedScript(error: unknown): boolean {
  if (error instanceof TypeError) return /TrustedScriptURL/.test(error.message)
  const hasData = error instanceof Error && 'customData' in error
  return hasData && error.customData instanceof Event && error.customData.type === 'error'
}
