import { afterEach, expect, it } from 'vitest'
import { configuration } from '#src/domain/configuration/appConfiguration.ts'
import {
  homeCountry,
  listCallingCodes,
  parsePhoneNumber,
} from '#src/views/signIn/phone/phoneNumbers.ts'

afterEach(() => {
  configuration.phoneRegions = null
})

it('numbers of every country can sign in by default', () => {
  expect(listCallingCodes().length).toBeGreaterThan(200)
  expect(parsePhoneNumber('+44 20 7946 0958', 'CH')).toEqual({
    number: '+442079460958',
    shown: '+44 20 7946 0958',
  })
})

it('only numbers of the configured countries can sign in', () => {
  configuration.phoneRegions = ['CH', 'AT']
  expect(listCallingCodes()).toEqual([
    { country: 'AT', callingCode: '+43' },
    { country: 'CH', callingCode: '+41' },
  ])
  expect(parsePhoneNumber('+44 20 7946 0958', 'CH')).toEqual({ problem: 'otherRegion' })
  expect(parsePhoneNumber('044 668 18 00', 'CH')).toEqual({
    number: '+41446681800',
    shown: '+41 44 668 18 00',
  })
})

it('a number of another country with the same calling code can’t sign in', () => {
  configuration.phoneRegions = ['US']
  expect(parsePhoneNumber('+1 650 555 3434', 'US')).toMatchObject({ number: '+16505553434' })
  expect(parsePhoneNumber('+1 876 555 1234', 'US')).toEqual({ problem: 'otherRegion' })
  expect(parsePhoneNumber('876 555 1234', 'US')).toEqual({ problem: 'otherRegion' })
  configuration.phoneRegions = ['JM']
  expect(parsePhoneNumber('+1 876 555 1234', 'JM')).toMatchObject({ number: '+18765551234' })
})

it('a number of no country can’t sign in', () => {
  expect(parsePhoneNumber('+800 1234 5678', 'US')).toEqual({ problem: 'otherRegion' })
})

it('the field starts with a country whose numbers can sign in', () => {
  configuration.phoneRegions = ['CH', 'AT']
  expect(['de-AT', 'en-GB'].map((language) => homeCountry(language, 'UTC'))).toEqual(['AT', 'CH'])
  expect(homeCountry('en-US', 'Europe/Vienna')).toBe('AT')
})
