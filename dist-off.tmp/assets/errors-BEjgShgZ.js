import { n as e } from './rolldown-runtime-XKyaHtl9.js'
var t =
    `account-being-deleted.account-exists-with-different-credential.app-not-authorized.captcha-check-failed.code-expired.credential-already-in-use.email-already-in-use.internal-error.invalid-action-code.invalid-credential.invalid-email.invalid-phone-number.invalid-verification-code.maximum-second-factor-count-exceeded.missing-password.multi-factor-auth-required.multi-factor-info-not-found.network-request-failed.no-such-provider.object-not-found.operation-not-allowed.out-of-space.popup-blocked.popup-closed-by-user.provider-already-linked.requires-recent-login.retry-limit-exceeded.script-blocked.second-factor-already-in-use.too-many-requests.unauthorized.unauthorized-domain.unknown.unsupported-first-factor.unverified-email.user-disabled.user-mismatch.user-token-expired.weak-password.web-storage-unsupported`.split(
      `.`,
    ),
  n = e({ toFailure: () => c }),
  r = {
    'app-not-authorized': [
      `app-not-installed`,
      `auth-domain-config-required`,
      `cordova-not-ready`,
      `custom-token-mismatch`,
      `emulator-config-failed`,
      `invalid-api-key`,
      `invalid-app-id`,
      `invalid-cert-hash`,
      `invalid-cordova-configuration`,
      `invalid-custom-token`,
      `invalid-emulator-scheme`,
      `invalid-message-payload`,
      `invalid-oauth-client-id`,
      `invalid-oauth-provider`,
      `invalid-provider-id`,
      `invalid-sender`,
      `invalid-tenant-id`,
      `missing-android-pkg-name`,
      `missing-ios-bundle-id`,
      `tenant-id-mismatch`,
    ],
    'captcha-check-failed': [
      `invalid-app-credential`,
      `invalid-recaptcha-action`,
      `invalid-recaptcha-token`,
      `invalid-recaptcha-version`,
      `invalid-req-type`,
      `missing-app-credential`,
      `missing-client-type`,
      `missing-recaptcha-token`,
      `missing-recaptcha-version`,
      `recaptcha-not-enabled`,
    ],
    'code-expired': [
      `invalid-multi-factor-session`,
      `invalid-verification-id`,
      `missing-multi-factor-session`,
      `missing-verification-id`,
      `totp-challenge-timeout`,
    ],
    'internal-error': [
      `already-initialized`,
      `app-deleted`,
      `argument-error`,
      `dependent-sdk-initialized-before-auth`,
      `invalid-auth-event`,
      `missing-iframe-start`,
      `missing-or-invalid-nonce`,
      `no-auth-event`,
      `unsupported-password-policy-schema-version`,
    ],
    'invalid-action-code': [`expired-action-code`],
    'invalid-credential': [`rejected-credential`, `user-not-found`, `wrong-password`],
    'invalid-email': [`invalid-recipient-email`],
    'invalid-phone-number': [`missing-phone-number`],
    'invalid-verification-code': [`missing-verification-code`],
    'multi-factor-info-not-found': [`missing-multi-factor-info`],
    'network-request-failed': [`timeout`],
    'operation-not-allowed': [`admin-restricted-operation`, `unsupported-tenant-operation`],
    'popup-closed-by-user': [
      `cancelled-popup-request`,
      `redirect-cancelled-by-user`,
      `redirect-operation-pending`,
      `user-cancelled`,
    ],
    'too-many-requests': [`login-blocked`, `quota-exceeded`],
    'unauthorized-domain': [
      `dynamic-link-not-activated`,
      `invalid-continue-uri`,
      `invalid-dynamic-link-domain`,
      `invalid-hosting-link-domain`,
      `missing-continue-uri`,
      `unauthorized-continue-uri`,
    ],
    'unverified-email': [`email-change-needs-verification`],
    'user-token-expired': [`invalid-user-token`, `null-user`, `user-signed-out`],
    'weak-password': [`password-does-not-meet-requirements`],
    'web-storage-unsupported': [
      `cors-unsupported`,
      `invalid-persistence-type`,
      `operation-not-supported-in-this-environment`,
      `unsupported-persistence-type`,
    ],
  },
  i = {
    'app-not-authorized': [
      `failed-precondition`,
      `invalid-argument`,
      `permission-denied`,
      `unimplemented`,
    ],
    'internal-error': [`already-exists`, `data-loss`, `internal`, `not-found`, `out-of-range`],
    'network-request-failed': [`aborted`, `cancelled`, `deadline-exceeded`, `unavailable`],
    'too-many-requests': [`resource-exhausted`],
    'user-token-expired': [`unauthenticated`],
  },
  a = {
    'app-not-authorized': [
      `bucket-not-found`,
      `invalid-default-bucket`,
      `no-default-bucket`,
      `project-not-found`,
      `unauthorized-app`,
    ],
    'internal-error': [
      `app-deleted`,
      `cannot-slice-blob`,
      `internal-error`,
      `invalid-argument`,
      `invalid-argument-count`,
      `invalid-event-name`,
      `invalid-format`,
      `invalid-root-operation`,
      `invalid-url`,
      `no-download-url`,
      `unsupported-environment`,
    ],
    'network-request-failed': [`canceled`, `invalid-checksum`, `server-file-wrong-size`, `unknown`],
    'object-not-found': [`object-not-found`],
    'out-of-space': [`quota-exceeded`],
    'retry-limit-exceeded': [`retry-limit-exceeded`],
    unauthorized: [`unauthorized`],
    'user-token-expired': [`unauthenticated`],
  },
  o = new Map([
    ...t.map((e) => [e, e]),
    ...s(r),
    ...s(i),
    ...s(a).map(([e, t]) => [`storage/${e}`, t]),
  ])
function s(e) {
  return t.flatMap((t) => (e[t] ?? []).map((e) => [e, t]))
}
function c(e) {
  let t = l(e)
  return u(e)
    ? { kind: `script-blocked`, code: t }
    : { kind: o.get(t.replace(/^auth\//, ``)) ?? `unknown`, code: t }
}
function l(e) {
  return typeof e == `object` && e && `code` in e && typeof e.code == `string`
    ? e.code
    : `auth/internal-error`
}
function u(e) {
  return e instanceof TypeError
    ? /TrustedScriptURL/.test(e.message)
    : e instanceof Error &&
        `customData` in e &&
        e.customData instanceof Event &&
        e.customData.type === `error`
}
export { n as t }
