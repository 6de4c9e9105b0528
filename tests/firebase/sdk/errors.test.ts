import { readFileSync } from 'node:fs'
import { AuthErrorCodes, debugErrorMap } from 'firebase/auth'
import type { FirestoreErrorCode } from 'firebase/firestore'
import { StorageErrorCode } from 'firebase/storage'
import { describe, expect, it } from 'vitest'
import { failureKinds, noticeActionAfter } from '#src/domain/failure.ts'
import { toFailure } from '#src/firebase/sdk/errors.ts'
import { failureText, nextActionText } from '#src/text/shared/failureText.ts'

const appCheckSource = readFileSync(
  'node_modules/@firebase/app-check/dist/esm/index.esm.js',
  'utf8',
)

const databaseCodes: Record<FirestoreErrorCode, true> = {
  aborted: true,
  'already-exists': true,
  cancelled: true,
  'data-loss': true,
  'deadline-exceeded': true,
  'failed-precondition': true,
  internal: true,
  'invalid-argument': true,
  'not-found': true,
  'out-of-range': true,
  'permission-denied': true,
  'resource-exhausted': true,
  unauthenticated: true,
  unavailable: true,
  unimplemented: true,
  unknown: true,
}

describe('the table of errors', () => {
  it('knows every code of the SDK', () => {
    expect(codes).toHaveLength(108)
    expect(codes.filter((code) => toFailure({ code }).kind === 'unknown')).toEqual([])
  })

  it('knows every code of App Check, and a token that Authentication refuses', () => {
    const thrown = [...appCheckSource.matchAll(/"([a-z-]+)" \/\* AppCheckError\./g)]
    const own = [...new Set(thrown.map(([, code = '']) => code))]
    expect(own).toHaveLength(11)
    expect(
      own.filter((code) => toFailure({ code: `appCheck/${code}` }).kind === 'unknown'),
    ).toEqual([])
    expect(toFailure({ code: 'auth/firebase-app-check-token-is-invalid.' }).kind).toBe(
      'captcha-check-failed',
    )
  })

  it('knows every code of Firestore', () => {
    const unknown = Object.keys(databaseCodes).filter(
      (code) => toFailure({ code }).kind === 'unknown',
    )
    expect(unknown).toEqual(['unknown'])
  })

  it('knows every code of Storage', () => {
    const found = Object.values(StorageErrorCode).map((code) =>
      toFailure({ code: `storage/${code}` }),
    )
    expect(found.filter(({ kind }) => kind === 'unknown')).toEqual([])
  })

  it("has no kind that the SDK can't cause", () => {
    const ofFiles = Object.values(StorageErrorCode).map((code) => `storage/${code}`)
    const caused = new Set([...codes, ...ofFiles].map((code) => toFailure({ code }).kind))
    expect(failureKinds.filter((kind) => !caused.has(kind))).toEqual([
      'account-being-deleted',
      'account-refused',
      'outdated-password',
      'script-blocked',
      'unknown',
    ])
  })

  it("distinguishes a script that couldn't be loaded from other internal errors", () => {
    const code = 'auth/internal-error'
    const unloaded = Object.assign(new Error(code), { code, customData: new Event('error') })
    const unexpected = Object.assign(new Error(code), { code, customData: {} })
    const refused = new TypeError("This document requires 'TrustedScriptURL' assignment.")
    expect(toFailure(unloaded)).toEqual({ kind: 'script-blocked', code })
    expect(toFailure(refused)).toEqual({ kind: 'script-blocked', code })
    expect(toFailure(unexpected)).toEqual({ kind: 'internal-error', code })
  })

  it.each([
    [
      'Firebase: HTTP Cloud Function returned an error: {"error":{"message":"Not invited","status":"PERMISSION_DENIED"}} (auth/internal-error).',
      'account-refused',
    ],
    [
      'Firebase: ((HTTP request to http://127.0.0.1:5001/beforeCreate returned HTTP error 403: {"error":{"details":{},"message":"Not invited","status":"PERMISSION_DENIED"}})) (auth/internal-error).',
      'account-refused',
    ],
    [
      'Firebase: HTTP Cloud Function returned an error: {"error":{"message":"INTERNAL","status":"INTERNAL"}} (auth/internal-error).',
      'internal-error',
    ],
    [
      'Firebase: ((Deadline exceeded making request to http://127.0.0.1:5001/beforeCreate.)) (auth/internal-error).',
      'internal-error',
    ],
  ])("distinguishes a refusal by the owner's function from a failure: %s", (message, kind) => {
    const code = 'auth/internal-error'
    expect(toFailure(Object.assign(new Error(message), { code }))).toEqual({ kind, code })
  })

  it("has a sentence for every kind, and a next action for each that isn't corrected in a field", () => {
    for (const kind of failureKinds) expect(failureText[kind]).toMatch(/^[A-Z].*\.$/)
    for (const next of failureKinds.flatMap(
      (kind) => noticeActionAfter({ kind, code: '' }) ?? [],
    )) {
      expect(Object.entries(nextActionText)).toContainEqual([next, expect.stringMatching(/^[A-Z]/)])
    }
  })

  it.each([
    ['auth/user-not-found', 'invalid-credential'],
    ['auth/wrong-password', 'invalid-credential'],
    ['auth/invalid-credential', 'invalid-credential'],
    ['auth/expired-action-code', 'invalid-action-code'],
    ['auth/user-cancelled', 'popup-closed-by-user'],
    ['auth/redirect-cancelled-by-user', 'popup-closed-by-user'],
    ['auth/timeout', 'network-request-failed'],
    ['auth/password-does-not-meet-requirements', 'weak-password'],
  ])('maps %s to %s', (code, kind) => {
    expect(toFailure({ code })).toEqual({ kind, code })
  })

  it('keeps the name of an unknown code', () => {
    const code = 'auth/brand-new'
    expect(toFailure({ code })).toEqual({ kind: 'unknown', code })
  })

  it.each([new Error('boom'), 'boom', null, undefined, { code: 7 }])(
    'maps %j, which has no code, to an internal error',
    (error) => {
      expect(toFailure(error)).toEqual({ kind: 'internal-error', code: 'auth/internal-error' })
    },
  )
})

/** Its type hides that it is a function. */
const messages = debugErrorMap as unknown as () => Record<string, string>

/** The public list lacks three codes that the SDK's own messages name. */
const codes = [
  ...new Set([
    ...Object.values<string>(AuthErrorCodes),
    ...Object.keys(messages()).map((code) => `auth/${code}`),
  ]),
]
