import { beforeEach, expect, it, vi } from 'vitest'
import { disconnectLogic } from '#src/firebase/signIn/identityProviders/disconnect.ts'
import { outcomeOfChange } from '#tests/support/outcomeOfChange.ts'

const account = vi.hoisted(() => ({
  providerData: [{ providerId: 'password' }],
  isReachable: true,
  refuse: (): void => undefined,
}))
const reportChange = vi.hoisted(() => vi.fn<(change: object) => void>())
const refuse = async () => account.refuse()

vi.mock('firebase/auth', () => ({
  OAuthProvider: { credentialFromResult: () => null },
  reauthenticateWithPopup: () => refuse(),
  unlink: () => refuse(),
}))
vi.mock('#src/firebase/session/reportChange.ts', () => ({ reportChange }))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => ({}) }))
vi.mock('#src/firebase/sdk/currentUser.ts', () => ({
  currentUser: () => account,
  requireSameUser: () => undefined,
  signedInUid: () => 'ada',
}))
vi.mock('#src/firebase/session/refreshUser.ts', () => ({
  refreshUserInAllTabs: async () => undefined,
  refreshUserInThisTab: async () => {
    if (!account.isReachable) throw new Error('No network.')
    return account
  },
}))
vi.mock('#src/firebase/signIn/identityProviders/authProviders.ts', () => ({
  authProvider: () => ({}),
}))
vi.mock('#src/firebase/signIn/identityProviders/popupResolver.ts', () => ({
  popupResolver: () => ({}),
}))

beforeEach(() => {
  reportChange.mockClear()
  Object.assign(account, {
    providerData: [{ providerId: 'password' }],
    isReachable: true,
    refuse: () => undefined,
  })
})

it('an unlinked provider is reported', async () => {
  expect(await disconnected('github.com')).toBe('change.made')
  expect(reportChange.mock.calls).toEqual([[{ name: 'provider_unlinked', method: 'github.com' }]])
})

it.each([
  ['github.com', 'auth/no-such-provider'],
  ['apple.com', 'auth/user-mismatch'],
])(
  '%s, already unlinked on another device, is unlinked here too, and not reported twice',
  async (id, code) => {
    account.refuse = () => fail(code)
    expect(await disconnected(id)).toBe('change.made')
    expect(reportChange.mock.calls).toEqual([])
  },
)

it('a provider that the server refuses to unlink stays linked', async () => {
  account.providerData.push({ providerId: 'github.com' })
  account.refuse = () => fail('auth/requires-recent-login')
  expect(await disconnected('github.com')).toBe('error.requires-recent-login')
})

it('if the server can’t be reached, this is the error', async () => {
  account.isReachable = false
  account.refuse = () => fail('auth/network-request-failed')
  expect(await disconnected('github.com')).toBe('error.network-request-failed')
  expect(reportChange.mock.calls).toEqual([])
})

function disconnected(providerId: string): Promise<string> {
  return outcomeOfChange(disconnectLogic, { item: providerId })
}

function fail(code: string): never {
  throw Object.assign(new Error(code), { code })
}
