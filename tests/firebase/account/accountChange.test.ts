import { expect, it, vi } from 'vitest'
import { passwordLogic } from '#src/firebase/account/accountChange.ts'
import { outcomeOfChange } from '#tests/support/outcomeOfChange.ts'

const steps = vi.hoisted(() => [] as string[])
vi.mock('firebase/auth', () => ({
  EmailAuthProvider: { PROVIDER_ID: 'password' },
  updatePassword: async () => void steps.push('updated'),
}))
vi.mock('#src/firebase/sdk/app.ts', () => {
  const currentUser = { uid: 'ada', email: null, providerData: [{ providerId: 'password' }] }
  return { auth: () => ({ currentUser }) }
})
vi.mock('#src/firebase/session/refreshUser.ts', () => ({
  refreshUserInAllTabs: async () => undefined,
}))
vi.mock('#src/firebase/session/signOutAfterPassword.ts', () => ({
  signOutAfterPassword: async () => {
    await new Promise((resolve) => setTimeout(resolve))
    steps.push('signed out')
  },
}))

it('a new password is saved once all other sessions are signed out', async () => {
  const type = await outcomeOfChange(passwordLogic, { typed: 'battery staple' })
  expect([type, steps]).toEqual(['change.made', ['updated', 'signed out']])
})
