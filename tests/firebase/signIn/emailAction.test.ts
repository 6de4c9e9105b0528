import { afterEach, expect, it, vi } from 'vitest'
import type { ActionMode } from '#src/domain/signIn/emailAction.ts'
import { applyLink } from '#src/firebase/signIn/emailAction.ts'
import { savePassword } from '#src/firebase/signIn/passwordReset.ts'
import { dropSignOutOffer, signOutOfferStore } from '#src/stores/signOutOfferStore.ts'
import { takeReset } from '#src/remembered/passwordReset.ts'
import { outcomeOf } from '#tests/support/outcomeOf.ts'

const page = vi.hoisted(() => ({
  person: null as { uid: string; email: string } | null,
  steps: [] as string[],
  /** Whether all other sessions can be signed out at once. */
  isNewest: true,
}))
vi.mock('firebase/auth', () => ({
  applyActionCode: async () => void page.steps.push('applied'),
  confirmPasswordReset: async () => void page.steps.push('reset'),
}))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => ({ currentUser: page.person }) }))
vi.mock('#src/firebase/session/refreshUser.ts', () => ({
  refreshUserInAllTabs: async () => {
    page.steps.push('renewed')
    throw new Error('The change ended the session.')
  },
}))
vi.mock('#src/firebase/session/signOutAfterPassword.ts', () => ({
  signOutAfterPassword: async () => {
    page.steps.push('signed out')
    return page.isNewest
  },
}))
vi.mock('#src/firebase/signUp/recordVerification.ts', () => ({
  recordVerification: () => void page.steps.push('verified'),
}))

afterEach(() => {
  dropSignOutOffer()
  takeReset('ada@example.com')
  Object.assign(page, { person: null, steps: [], isNewest: true })
})

const change = { email: 'ada@example.com', previousEmail: 'lovelace@example.com', factor: null }

it.each([
  [
    'someone else',
    'verifyAndChangeEmail',
    { uid: 'eve', email: 'eve@example.com' },
    ['applied', 'renewed'],
  ],
  ['no one', 'recoverEmail', null, ['applied']],
  [
    'its person',
    'verifyEmail',
    { uid: 'ada', email: 'ada@example.com' },
    ['applied', 'renewed', 'verified'],
  ],
] as const)(
  'with %s signed in, a link for %s renews the session',
  async (_, mode, person, steps) => {
    page.person = person
    await followed(mode)
    expect(page.steps).toEqual(steps)
  },
)

it.each([
  ['verifyAndChangeEmail', 'lovelace@example.com', 'ada'],
  ['recoverEmail', 'Ada@example.com', 'ada'],
  ['revertSecondFactorAddition', 'ada@example.com', 'ada'],
  ['revertSecondFactorAddition', 'eve@example.com', null],
  ['verifyAndChangeEmail', 'eve@example.com', null],
  ['verifyEmail', 'ada@example.com', null],
] as const)(
  'a link for %s offers to sign out other devices only to its own account: %s',
  async (mode, email, uid) => {
    page.person = { uid: 'ada', email }
    await followed(mode)
    expect(signOutOfferStore.getState().uid).toBe(uid)
  },
)

it('a password that is reset while its person is signed in signs out all other sessions at once', async () => {
  page.person = { uid: 'ada', email: 'ada@example.com' }
  await reset()
  expect(page.steps).toEqual(['reset', 'signed out'])
  expect(takeReset('ada@example.com')).toBe(false)
})

it('a password that is reset with a second factor waits for the next sign-in to end all sessions', async () => {
  Object.assign(page, { person: { uid: 'ada', email: 'ada@example.com' }, isNewest: false })
  await reset()
  expect(page.steps).toEqual(['reset', 'signed out'])
  expect(takeReset('ada@example.com')).toBe(true)
})

it('a password that is reset before its person signs in waits for them, and only once', async () => {
  await reset()
  expect(page.steps).toEqual(['reset'])
  expect(takeReset('eve@example.com')).toBe(false)
  expect(takeReset(null)).toBe(false)
  expect(takeReset('Ada@example.com')).toBe(true)
  expect(takeReset('Ada@example.com')).toBe(false)
})

async function followed(mode: ActionMode): Promise<void> {
  const outcome = await outcomeOf(applyLink, { mode, code: 'code', change })
  expect(outcome.type).toBe('link.used')
}

async function reset(): Promise<void> {
  const { email } = change
  const outcome = await outcomeOf(savePassword, { code: 'code', password: 'battery', email })
  expect(outcome.type).toBe('link.used')
  await vi.dynamicImportSettled()
}
