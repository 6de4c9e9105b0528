import type { UserCredential } from 'firebase/auth'
import { beforeEach, expect, it, vi } from 'vitest'
import { reportChange } from '#src/firebase/reportChange.ts'
import { reportEntry } from '#src/firebase/reportEntry.ts'
import { lastMethod } from '#src/stores/lastMethodStore.ts'
import { fakeStorage } from '#tests/support/fakeStorage.ts'

const addEntry = vi.hoisted(() => vi.fn<(what: string, detail?: string) => Promise<void>>())
vi.mock('firebase/auth', () => ({ getAdditionalUserInfo: () => null }))
vi.mock('#src/firebase/access/addEntry.ts', () => ({ addEntry }))

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  addEntry.mockReset()
})

it.each([
  [{ name: 'phone_changed' }, ['phoneChanged']],
  [{ name: 'provider_linked', method: 'password' }, ['passwordAdded']],
  [{ name: 'provider_linked', method: 'phone' }, ['phoneChanged']],
  [{ name: 'provider_linked', method: 'github.com' }, ['providerConnected', 'github.com']],
  [{ name: 'provider_unlinked', method: 'phone' }, ['phoneRemoved']],
  [{ name: 'provider_unlinked', method: 'github.com' }, ['providerDisconnected', 'github.com']],
  [{ name: 'factor_added', factor: 'totp' }, ['factorAdded']],
  [{ name: 'factor_removed' }, ['factorRemoved']],
] as const)('the activity entry of %j is %j', async (change, line) => {
  reportChange(change)
  await vi.dynamicImportSettled()
  expect(addEntry.mock.calls.map((said) => said.filter(Boolean))).toEqual([line])
  expect(lastMethod()).toBeNull()
})

it.each([
  ['password', []],
  ['email_link', []],
  ['phone', [['phoneChanged']]],
  ['google.com', [['providerConnected', 'google.com']]],
])('upgrading a guest with %s records it as the last sign-in method', async (method, said) => {
  reportChange({ name: 'guest_upgraded', method })
  await vi.dynamicImportSettled()
  expect(addEntry.mock.calls.map((each) => each.filter(Boolean))).toEqual(said)
  expect(lastMethod()).toBe(method)
})

it.each([
  [null, undefined, 'password'],
  ['google.com', undefined, 'google.com'],
  [null, 'email_link', 'email_link'],
  [null, 'custom_token', null],
])(
  'a sign-in with %s, reported as %s, records %s as the last method',
  (providerId, method, last) => {
    reportEntry({ providerId } as UserCredential, method)
    expect(lastMethod()).toBe(last)
  },
)
