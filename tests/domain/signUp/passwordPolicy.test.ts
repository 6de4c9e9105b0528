import { describe, expect, it } from 'vitest'
import {
  checkPassword,
  defaultPasswordPolicy,
  isAcceptable,
  passwordRulesAttribute,
  withLength,
  type PasswordPolicy,
} from '#src/domain/signUp/passwordPolicy.ts'

describe('the password policy', () => {
  it('asks for more characters if the owner does, but never for fewer than the server', () => {
    const server = { ...defaultPasswordPolicy, minLength: 10 }
    expect(withLength(server, 12)).toEqual({ ...server, minLength: 12 })
    expect(withLength(server, 8)).toBe(server)
    expect(withLength(server, null)).toBe(server)
  })

  it('requires six characters if the server says nothing', () => {
    expect(checkPassword(defaultPasswordPolicy, 'short')).toEqual([
      { requirement: { rule: 'minLength', length: 6 }, met: false },
    ])
    expect(isAcceptable(defaultPasswordPolicy, 'longer')).toBe(true)
  })

  it('lists all requirements of the server, met or not', () => {
    expect(checkPassword(strict, 'aB3')).toEqual([
      { requirement: { rule: 'minLength', length: 8 }, met: false },
      { requirement: { rule: 'lowercase' }, met: true },
      { requirement: { rule: 'uppercase' }, met: true },
      { requirement: { rule: 'digit' }, met: true },
      { requirement: { rule: 'symbol' }, met: false },
    ])
  })

  it('counts only symbols that the server allows', () => {
    expect(isAcceptable(strict, 'aB3aB3aB!')).toBe(true)
    expect(isAcceptable(strict, 'aB3aB3aB€')).toBe(false)
  })

  it.each([
    ['lowercase', 'a', 'A1!'],
    ['uppercase', 'A', 'a1!'],
    ['digit', '1', 'aA!'],
    ['symbol', '!', 'aA1'],
  ] as const)('accepts the %s characters in %j, but none in %j', (rule, has, hasNot) => {
    const policy = { ...defaultPasswordPolicy, minLength: 0, symbols: '?!', [rule]: true }
    const checked = (password: string) => checkPassword(policy, password).slice(1)
    expect(checked(has)).toEqual([{ requirement: { rule }, met: true }])
    expect(checked(hasNot)).toEqual([{ requirement: { rule }, met: false }])
  })

  it("isn't met by any symbol if the server allows none", () => {
    const policy = { ...defaultPasswordPolicy, symbol: true }
    expect(isAcceptable(policy, 'aA1!"§$%&/()=?Sky was here!')).toBe(false)
  })

  it('accepts passwords of the minimum and maximum length', () => {
    expect(checkPassword(strict, `aB3!${'x'.repeat(12)}`)).toHaveLength(5)
    expect(isAcceptable(strict, `aB3!${'x'.repeat(12)}`)).toBe(true)
    expect(isAcceptable(strict, `aB3!${'x'.repeat(13)}`)).toBe(false)
    expect(isAcceptable(strict, 'aB3!xxxx')).toBe(true)
    expect(isAcceptable(strict, 'aB3!xxx')).toBe(false)
  })

  it('treats spaces like any other character', () => {
    expect(isAcceptable(defaultPasswordPolicy, ' '.repeat(6))).toBe(true)
  })

  it('counts an emoji as two and half an emoji as one, like the server', () => {
    expect(isAcceptable(defaultPasswordPolicy, '\u{1f600}'.repeat(3))).toBe(true)
    expect(isAcceptable(defaultPasswordPolicy, '\u{1f600}\u{1f600}\ud83d')).toBe(false)
  })

  it('mentions the maximum length only if it is exceeded', () => {
    const tooLong = `aB3!${'x'.repeat(13)}`
    expect(checkPassword(strict, tooLong).slice(0, 2)).toEqual([
      { requirement: { rule: 'minLength', length: 8 }, met: true },
      { requirement: { rule: 'maxLength', length: 16 }, met: false },
    ])
  })
})

describe('the rules for password generators', () => {
  it('ask for no kind of character that the server does not require', () => {
    expect(passwordRulesAttribute(defaultPasswordPolicy)).toBe(
      'minlength: 6; maxlength: 4096; allowed: upper, lower, digit, [-];',
    )
  })

  it('ask for everything that the server requires', () => {
    expect(passwordRulesAttribute(strict)).toBe(
      'minlength: 8; maxlength: 16; required: upper; required: lower; required: digit; required: [!?]; allowed: upper, lower, digit, [-];',
    )
  })

  it.each([
    [`^$*.[]{}()?"!@#%&/\\,><':;|_~\`-+=`, `[-^$*.[{}()?"!@#%&/\\,><':;|_~\`+=]]`],
    ['-', '[-]'],
    [']', '[]]'],
    ['! €?', '[!?]'],
  ])('write the symbols %j in an order that can be read: %j', (symbols, written) => {
    const policy = { ...defaultPasswordPolicy, symbol: true, symbols }
    expect(passwordRulesAttribute(policy)).toContain(`4096; required: ${written}; allowed`)
  })

  it('leave out symbols that no generator knows, and those that are not required', () => {
    const rules = passwordRulesAttribute(defaultPasswordPolicy)
    expect(passwordRulesAttribute({ ...defaultPasswordPolicy, symbol: true, symbols: '€' })).toBe(
      rules,
    )
    expect(passwordRulesAttribute({ ...defaultPasswordPolicy, symbols: '!?' })).toBe(rules)
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
