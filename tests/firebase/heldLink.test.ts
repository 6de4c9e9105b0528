import { expect, it, vi } from 'vitest'
import { linkHeld } from '#src/firebase/identityProviders/heldLink.ts'

const addEntry = vi.hoisted(() => vi.fn<(what: string, detail: string) => Promise<void>>())
vi.mock('firebase/auth', () => ({ linkWithCredential: async () => undefined }))
vi.mock('#src/firebase/access/addEntry.ts', () => ({ addEntry }))
vi.mock('#src/firebase/currentUser.ts', () => ({ currentUser: () => ({}) }))
vi.mock('#src/firebase/refreshUser.ts', () => ({ refreshUser: async () => undefined }))
vi.mock('#src/firebase/reportEvent.ts', () => ({ reportEvent: () => undefined }))
vi.mock('#src/firebase/identityProviders/heldCredential.ts', () => ({
  neededCredential: () => ({ providerId: 'github.com' }),
}))

it('linking a pending provider after signing in with another method is in the activity', async () => {
  await linkHeld('account-exists-with-different-credential')
  await vi.dynamicImportSettled()
  expect(addEntry.mock.calls).toEqual([['providerConnected', 'github.com']])
})
