import { AuthErrorCodes, debugErrorMap } from 'firebase/auth'
import type { FirestoreErrorCode } from 'firebase/firestore'
import { StorageErrorCode } from 'firebase/storage'
import { describe, expect, it } from 'vitest'
import { failureKinds } from '#src/domain/failure.ts'
import { toFailure } from '#src/firebase/errors.ts'
import { failureText, nextActionText } from '#src/text/failureText.ts'

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

  it('has no kind that the SDK cannot cause', () => {
    const ofFiles = Object.values(StorageErrorCode).map((code) => `storage/${code}`)
    const caused = new Set([...codes, ...ofFiles].map((code) => toFailure({ code }).kind))
    expect(failureKinds.filter((kind) => !caused.has(kind))).toEqual([
      'account-being-deleted',
      'script-blocked',
      'unknown',
    ])
  })

  it('tells a script that could not be loaded from other internal errors', () => {
    const code = 'auth/internal-error'
    const unloaded = Object.assign(new Error(code), { code, customData: new Event('error') })
    const unexpected = Object.assign(new Error(code), { code, customData: {} })
    const refused = new TypeError("This document requires 'TrustedScriptURL' assignment.")
    expect(toFailure(unloaded)).toEqual({ kind: 'script-blocked', code })
    expect(toFailure(refused)).toEqual({ kind: 'script-blocked', code })
    expect(toFailure(unexpected)).toEqual({ kind: 'internal-error', code })
  })

  it('says one sentence and one next action for every kind', () => {
    for (const kind of failureKinds) {
      expect(failureText[kind].sentence).toMatch(/^[A-Z].*\.$/)
      expect(nextActionText[failureText[kind].next]).toMatch(/^[A-Z]/)
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
  ])('takes %s for %s', (code, kind) => {
    expect(toFailure({ code })).toEqual({ kind, code })
  })

  it('keeps the name of a code that nobody foresaw', () => {
    const code = 'auth/brand-new'
    expect(toFailure({ code })).toEqual({ kind: 'unknown', code })
  })

  it.each([new Error('boom'), 'boom', null, undefined, { code: 7 }])(
    'takes %j, which has no code, for an internal error',
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
