import { describe, expect, it } from 'vitest'
import {
  checkPassword,
  defaultPasswordPolicy,
  isAcceptable,
  type PasswordPolicy,
} from '#src/domain/passwordPolicy.ts'

describe('the password policy', () => {
  it('asks for six characters when the server says nothing', () => {
    expect(checkPassword(defaultPasswordPolicy, 'short')).toEqual([
      { demand: { rule: 'minLength', length: 6 }, met: false },
    ])
    expect(isAcceptable(defaultPasswordPolicy, 'longer')).toBe(true)
  })

  it('lists every demand of the server, each met or not', () => {
    expect(checkPassword(strict, 'aB3')).toEqual([
      { demand: { rule: 'minLength', length: 8 }, met: false },
      { demand: { rule: 'lowercase' }, met: true },
      { demand: { rule: 'uppercase' }, met: true },
      { demand: { rule: 'digit' }, met: true },
      { demand: { rule: 'symbol' }, met: false },
    ])
  })

  it('counts only the symbols that the server allows', () => {
    expect(isAcceptable(strict, 'aB3aB3aB!')).toBe(true)
    expect(isAcceptable(strict, 'aB3aB3aB€')).toBe(false)
  })

  it.each([
    ['lowercase', 'a', 'A1!'],
    ['uppercase', 'A', 'a1!'],
    ['digit', '1', 'aA!'],
    ['symbol', '!', 'aA1'],
  ] as const)('finds the %s letters and signs in %j, and none in %j', (rule, has, hasNot) => {
    const policy = { ...defaultPasswordPolicy, minLength: 0, symbols: '?!', [rule]: true }
    const demanded = (password: string) => checkPassword(policy, password).slice(1)
    expect(demanded(has)).toEqual([{ demand: { rule }, met: true }])
    expect(demanded(hasNot)).toEqual([{ demand: { rule }, met: false }])
  })

  it('is met by no symbol where the server names none', () => {
    const policy = { ...defaultPasswordPolicy, symbol: true }
    expect(isAcceptable(policy, 'aA1!"§$%&/()=?Sky was here!')).toBe(false)
  })

  it('takes a password of the least and of the greatest length', () => {
    expect(checkPassword(strict, `aB3!${'x'.repeat(12)}`)).toHaveLength(5)
    expect(isAcceptable(strict, `aB3!${'x'.repeat(12)}`)).toBe(true)
    expect(isAcceptable(strict, `aB3!${'x'.repeat(13)}`)).toBe(false)
    expect(isAcceptable(strict, 'aB3!xxxx')).toBe(true)
    expect(isAcceptable(strict, 'aB3!xxx')).toBe(false)
  })

  it('takes spaces for characters like any other', () => {
    expect(isAcceptable(defaultPasswordPolicy, ' '.repeat(6))).toBe(true)
  })

  it('counts an emoji as two, as the server does, and half of one as one', () => {
    expect(isAcceptable(defaultPasswordPolicy, '\u{1f600}'.repeat(3))).toBe(true)
    expect(isAcceptable(defaultPasswordPolicy, '\u{1f600}\u{1f600}\ud83d')).toBe(false)
  })

  it('mentions the greatest length only to somebody who exceeds it', () => {
    const tooLong = `aB3!${'x'.repeat(13)}`
    expect(checkPassword(strict, tooLong).slice(0, 2)).toEqual([
      { demand: { rule: 'minLength', length: 8 }, met: true },
      { demand: { rule: 'maxLength', length: 16 }, met: false },
    ])
  })
})

const strict: PasswordPolicy = {
  minLength: 8,
  maxLength: 16,
  lowercase: true,
  uppercase: true,
  digit: true,
  symbol: true,
  symbols: '!?',
}
