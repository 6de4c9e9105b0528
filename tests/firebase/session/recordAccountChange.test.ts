import type { UserCredential } from 'firebase/auth'
import { beforeEach, expect, it, vi } from 'vitest'
import { recordAccountChange } from '#src/firebase/session/recordAccountChange.ts'
import { recordSignIn } from '#src/firebase/session/signIn/recordSignIn.ts'
import { pendingEmailProof } from '#src/storage/security/emailProof.ts'
import {
  addedMethods,
  removedMethods,
  recordMethodsAtSignIn,
} from '#src/storage/security/knownMethods.ts'
import { lastMethod, recordLastMethod } from '#src/storage/signIn/lastUser.ts'
import {
  dropOtherDevicesOffer,
  otherDevicesOfferStore,
} from '#src/stores/otherDevicesOfferStore.ts'
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'
import { signIn } from '#tests/support/session/signIn.ts'

beforeEach(async () => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  await signIn({ uid: 'ada' })
})

it.each(['password', 'phone', 'github.com'])(
  'a %s that is linked here is not reported as added elsewhere, nor as lost once it is removed here',
  (method) => {
    recordMethodsAtSignIn('ada', ['google.com'])
    recordAccountChange({ name: 'provider_linked', method })
    expect(addedMethods('ada', ['google.com', method])).toEqual([])
    recordAccountChange({ name: 'provider_unlinked', method })
    expect(removedMethods('ada', ['google.com'])).toEqual([])
    expect(lastMethod()).toBeNull()
  },
)

it.each([
  { name: 'phone_changed' },
  { name: 'provider_linked', method: 'github.com' },
  { name: 'provider_unlinked', method: 'github.com' },
  { name: 'factor_added', factor: 'totp' },
  { name: 'factor_removed' },
  { name: 'passkey_added' },
] as const)('after $name, its person is offered to sign out all other devices', (change) => {
  dropOtherDevicesOffer()
  recordAccountChange(change)
  expect(otherDevicesOfferStore.getState().uid).toBe('ada')
})

it.each([
  ['password', 'password'],
  ['email_link', 'password'],
  ['phone', 'phone'],
  ['google.com', 'google.com'],
])('upgrading a guest with %s records it as the last sign-in method', (method, added) => {
  recordMethodsAtSignIn('ada', [])
  recordAccountChange({ name: 'guest_upgraded', method })
  expect([lastMethod(), addedMethods('ada', [added])]).toEqual([method, []])
})

it.each([
  [null, undefined, 'password'],
  ['google.com', undefined, 'google.com'],
  [null, 'email_link', 'email_link'],
  [null, 'custom_token', null],
])(
  'a sign-in with %s, reported as %s, records %s as the last method',
  (providerId, method, last) => {
    // Someone else's.
    recordLastMethod('github.com')
    recordSignIn({ providerId, user: { uid: 'ada' } } as UserCredential, method)
    expect(lastMethod()).toBe(last)
    expect(pendingEmailProof('ada')?.method).toBe(method ?? providerId ?? 'password')
  },
)
