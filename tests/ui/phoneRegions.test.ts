import { afterEach, expect, it } from 'vitest'
import { configuration } from '#src/config.ts'
import { homeCountry, listCallingCodes, readPhoneNumber } from '#src/ui/phoneNumbers.ts'

afterEach(() => {
  configuration.phoneRegions = null
})

it('numbers of every country can sign in by default', () => {
  expect(listCallingCodes().length).toBeGreaterThan(200)
  expect(readPhoneNumber('+44 20 7946 0958', 'CH')).toEqual({
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
  expect(readPhoneNumber('+44 20 7946 0958', 'CH')).toEqual({ problem: 'otherRegion' })
  expect(readPhoneNumber('044 668 18 00', 'CH')).toEqual({
    number: '+41446681800',
    shown: '+41 44 668 18 00',
  })
})

it('the field starts with a country whose numbers can sign in', () => {
  configuration.phoneRegions = ['CH', 'AT']
  expect(['de-AT', 'en-GB'].map(homeCountry)).toEqual(['AT', 'CH'])
})
