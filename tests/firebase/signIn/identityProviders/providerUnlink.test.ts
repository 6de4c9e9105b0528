import { beforeEach, expect, it, vi } from 'vitest'
import { providerUnlinkLogic } from '#src/firebase/signIn/identityProviders/providerUnlink.ts'
import { addedMethods, removedMethods, recordMethods } from '#src/storage/security/knownMethods.ts'
import {
  dropOtherDevicesOffer,
  otherDevicesOfferStore,
} from '#src/stores/otherDevicesOfferStore.ts'
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'
import { outcomeOfChange } from '#tests/support/outcomeOfChange.ts'
import { authServer, refuse, type Account } from '#tests/support/session/authServer.ts'
import { signIn } from '#tests/support/session/signIn.ts'

const password = { providerId: 'password' }
const github = { providerId: 'github.com' }

beforeEach(async () => {
  dropOtherDevicesOffer()
  vi.stubGlobal('localStorage', fakeStorage().storage)
  await signIn({ uid: 'ada', providerUserInfo: [password, github] })
})

it('an unlinked provider is reported', async () => {
  authServer.answers.set('accounts:update', () => linked([password]))
  expect(await disconnected('github.com')).toBe('change.made')
  expect(isReported()).toBe(true)
})

it('Apple, already unlinked on another device, is unlinked here too, and not reported twice', async () => {
  const user = await signIn({
    uid: 'ada',
    providerUserInfo: [password, { providerId: 'apple.com' }],
  })
  recordMethods('ada', ['password', 'apple.com'])
  authServer.answers.set('accounts:update', () => linked([password]))
  linked([password])
  // No popup can open here.
  expect(await disconnected('apple.com')).toBe('change.made')
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
  expect(removedMethods('ada', ['password'])).toEqual([])
  expect(isReported()).toBe(false)
})

it('Apple stays linked if its popup is closed, and is known as the person’s own all the time', async () => {
  await signIn({ uid: 'ada', providerUserInfo: [password, { providerId: 'apple.com' }] })
  const methods = ['password', 'apple.com']
  recordMethods('ada', methods)
  const store = vi.spyOn(localStorage, 'setItem')
  expect(await disconnected('apple.com')).toMatch(/^error\./)
  const forgetting = store.mock.calls.filter(([, value]) => !value.includes('apple.com'))
  expect(forgetting).toEqual([])
  expect(addedMethods('ada', methods)).toEqual([])
  expect(isReported()).toBe(false)
})

it('a provider that the server refuses to unlink stays linked', async () => {
  refuse('accounts:update', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  expect(await disconnected('github.com')).toBe('error.requires-recent-login')
  expect(isReported()).toBe(false)
})

it('if the server can’t be reached, this is the error', async () => {
  authServer.isReachable = false
  expect(await disconnected('github.com')).toBe('error.network-request-failed')
  expect(isReported()).toBe(false)
})

function disconnected(providerId: string): Promise<string> {
  return outcomeOfChange(providerUnlinkLogic, { item: providerId })
}

/** From now on, the account has these providers. */
function linked(providerUserInfo: NonNullable<Account['providerUserInfo']>): Account {
  const account = { localId: 'ada', providerUserInfo }
  authServer.accounts.set('ada', account)
  return account
}

/** Whether the page offers to sign out other devices, as after each change that is reported. */
function isReported(): boolean {
  return otherDevicesOfferStore.getState().uid === 'ada'
}
