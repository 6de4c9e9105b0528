import { commonPasswords } from 'virtual:password-dictionary'
import { describe, expect, it } from 'vitest'
import { personalWords } from '#src/domain/signUp/passwordStrength.ts'
import { measurePassword } from '#src/views/signUp/password/PasswordMeter.tsx'

describe('a new password', () => {
  it.each([
    ['123456', 'common'],
    ['password1', 'common'],
    ['P@ssw0rd', 'common'],
    ['drowssap', 'common'],
    ['marmalade', 'weak'],
    ['qwertyqwerty', 'weak'],
    ['abcdefghij', 'weak'],
    ['1815-12-10', 'weak'],
    ['ladder7fog', 'fair'],
    ['ladder-fogbank', 'strong'],
    ['ladder battery', 'good'],
    ['correct horse battery staple', 'strong'],
    ['vX9$kq2!mZ7p', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(measurePassword(password, [])).toBe(strength)
  })

  it('is common if it is on the list, whoever chooses it', () => {
    const missed = commonPasswords.filter(
      (password) =>
        measurePassword(password, []) !== 'common' ||
        measurePassword(password.toUpperCase(), personalWords([password])) !== 'common',
    )
    expect(missed).toEqual([])
    expect(measurePassword('P@ssw0rd', personalWords(['password@example.com']))).toBe('common')
    expect(measurePassword('m1chael1', personalWords(['Michael']))).toBe('common')
  })

  it('is weak if it contains the person’s name or email', () => {
    const person = personalWords(['ada.lovelace@example.com', 'Augusta Byron'])
    for (const password of ['lovelace', 'AdaLovelace', 'ada.lovelace', 'Augusta1', 'byronbyron'])
      expect(measurePassword(password, person)).toBe('personal')
    expect(measurePassword('augusta vX9$kq2!mZ7p', person)).toBe('strong')
  })

  it('is measured by its beginning if it is very long, which would take minutes', () => {
    const beginning = 'aB3$'.repeat(64)
    expect(measurePassword(beginning.repeat(16), [])).toBe(measurePassword(beginning, []))
  })
})

describe('a person’s own words', () => {
  it('are their names and emails, whole and in parts, except very short ones', () => {
    expect(personalWords(['Ada.King-Noel@example.com', ' Jo van Zoë ', ''])).toEqual([
      'ada.king-noel@example.com',
      'ada.king-noel',
      'ada',
      'king',
      'noel',
      'example',
      'com',
      'jo van zoë',
      'van',
      'zoë',
    ])
  })
})
