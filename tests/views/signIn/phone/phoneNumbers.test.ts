import { describe, expect, test } from 'vitest'
import {
  groupDigits,
  homeCountry,
  parsePhoneNumber,
  toNational,
} from '#src/views/signIn/phone/phoneNumbers.ts'

describe('a number that can’t exist', () => {
  test.each([
    ['06 12 34 56 78', 'US'],
    ['079 123 45 67', 'US'],
    ['0471234567', 'US'],
    ['+1 061 234 5678', 'FR'],
    ['+8 912 345-67-89', 'RU'],
  ])('%s in %s is refused before a text message is paid for', (text, country) => {
    expect(parsePhoneNumber(text, country)).toHaveProperty('problem')
    expect(toNational(text, country)).toBeNull()
  })

  test('asks for the country that the number belongs to', () => {
    expect(parsePhoneNumber('06 12 34 56 78', 'US')).toEqual({ problem: 'otherCountry' })
    expect(parsePhoneNumber('06 12 34 56 78', 'FR')).toEqual({
      number: '+33612345678',
      shown: '+33 6 12 34 56 78',
    })
  })
})

describe('a number as people write it', () => {
  test.each([
    ['00 33 6 12 34 56 78', 'US', '+33612345678'],
    ['0033(0)6 12 34 56 78', 'US', '+33612345678'],
    ['(00) 33 6 12 34 56 78', 'DE', '+33612345678'],
    ['011 33 6 12 34 56 78', 'US', '+33612345678'],
    ['+33 (0)6 12.34.56.78', 'US', '+33612345678'],
    ['＋33 6 12 34 56 78', 'US', '+33612345678'],
    ['tel:+33-6-12-34-56-78', 'US', '+33612345678'],
    ['Tel.: 020 7946 0958', 'GB', '+442079460958'],
    ['\u{202a}+44\u{a0}20\u{2011}7946\u{2011}0958\u{202c}', 'US', '+442079460958'],
    ['+52 1 55 1234 5678', 'US', '+525512345678'],
    ['+52 55 1234 5678', 'US', '+525512345678'],
    ['00 52 1 55 1234 5678', 'ES', '+525512345678'],
    ['011 15 1234-5678', 'AR', '+5491112345678'],
    ['8 912 345-67-89', 'RU', '+79123456789'],
    ['0 11 91234-5678', 'BR', '+5511912345678'],
    ['+39 06 698 1234', 'US', '+39066981234'],
  ])('%s in %s is %s', (text, country, number) => {
    expect(parsePhoneNumber(text, country)).toMatchObject({ number })
  })

  test('pasting it selects its country', () => {
    expect(toNational('0033 6 12 34 56 78', 'US')).toEqual({
      country: 'FR',
      text: '06 12 34 56 78',
    })
    expect(toNational('+52 1 55 1234 5678', 'US')).toMatchObject({ country: 'MX' })
  })

  test('typing 00 starts an international number', () => {
    expect(groupDigits('00', 'US')).toBe('00')
    expect(groupDigits('0033612345678', 'US')).toBe('+33 6 12 34 56 78')
  })
})

describe('the first country', () => {
  test.each([
    ['en-US', 'Europe/Paris', 'FR'],
    ['en-US', 'America/Chicago', 'US'],
    ['fr-CH', 'Europe/Zurich', 'CH'],
    ['de-DE', 'Europe/Vienna', 'AT'],
    ['en-GB', 'UTC', 'GB'],
    ['es-419', 'Etc/Unknown', 'ES'],
  ])('is that of the time zone, or else of the language: %s in %s', (language, zone, country) => {
    expect(homeCountry(language, zone)).toBe(country)
  })
})
