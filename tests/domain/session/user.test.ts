import { describe, expect, it } from 'vitest'
import {
  accountLabelOf,
  contactOrNameOf,
  hasMethod,
  nameOrContactOf,
  needsVerification,
} from '#src/domain/session/user.ts'
import { emailPattern, isSameEmail } from '#src/domain/signIn/email.ts'
import { isEmailedChangeMode } from '#src/domain/signIn/emailAction.ts'
import { ada, nemo } from '#tests/support/users.ts'

describe('an account', () => {
  it('needs verification only for an unverified email address', () => {
    const unverified = { ...ada, emailVerified: false }
    expect(needsVerification(unverified)).toBe(true)
    expect(needsVerification(ada)).toBe(false)
    expect(needsVerification({ ...unverified, email: null })).toBe(false)
    expect(needsVerification({ ...unverified, isAnonymous: true })).toBe(false)
  })

  it('has the sign-in methods that Firebase reports', () => {
    const [password] = ada.providerData
    const providerData = [password, { ...password, providerId: 'apple.com' }]
    const both = {
      ...nemo,
      providerData: providerData.filter((way) => way !== undefined),
    } as typeof ada
    expect(['password', 'apple.com', 'phone'].map((way) => hasMethod(both, way))).toEqual([
      true,
      true,
      false,
    ])
    expect(hasMethod(nemo, 'password')).toBe(false)
  })
})

describe('who is signed in', () => {
  const phoneOnly = { ...ada, email: null, displayName: null }
  const nameOnly = { ...nemo, displayName: 'Nemo' }

  it('is called by their name, and told apart by their email address or phone number', () => {
    const all = [ada, phoneOnly, nameOnly, nemo]
    expect(all.map(nameOrContactOf)).toEqual(['Ada Lovelace', '+441234567890', 'Nemo', null])
    expect(all.map(contactOrNameOf)).toEqual(['ada@example.com', '+441234567890', 'Nemo', null])
  })

  it('is never told apart by a name, which anyone can choose', () => {
    const labels = [ada, phoneOnly, nameOnly].map(accountLabelOf)
    expect(labels).toEqual(['ada@example.com', '+441234567890', 'nemo'])
  })
})

describe('an email address', () => {
  it.each([
    ['ada@example.com', 'Ada@Example.COM', true],
    ['ada@example.com', 'ada@example.org', false],
    ['ada@example.com', null, false],
    [null, 'ada@example.com', false],
    [null, null, false],
  ])('%j and %j are the same: %j', (one, other, isSame) => {
    expect(isSameEmail(one, other)).toBe(isSame)
  })

  it.each([
    ['ada@example.com', true],
    ['a@b.cd', true],
    ['a@b.c', false],
    ['ada@example', false],
    ['ada example.com', false],
    ['a da@example.com', false],
    ['ada@exam ple.com', false],
    ['ada@lovelace@example.com', false],
    [`${'a'.repeat(242)}@example.com`, true],
    [`${'a'.repeat(243)}@example.com`, false],
  ])('%s can receive email: %j', (address, can) => {
    expect(new RegExp(`^(?:${emailPattern})$`, 'v').test(address)).toBe(can)
  })
})

describe('a link', () => {
  it.each(['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail', 'revertSecondFactorAddition'])(
    'from an email may change an account: %s',
    (mode) => {
      expect(isEmailedChangeMode(mode)).toBe(true)
    },
  )

  it.each(['', null, 'resetPassword', 'signIn', 'VERIFYEMAIL'])(
    "from an email doesn't change an account: %j",
    (mode) => {
      expect(isEmailedChangeMode(mode)).toBe(false)
    },
  )
})
