import { expect, it } from 'vitest'
import { phoneRegionProblems } from '#build/configuration/loadGatehouseConfig.ts'
import { noMethods } from '#tests/configurations/noMethods.ts'

const problemsOf = (...regions: string[]) =>
  phoneRegionProblems({ ...noMethods, phone: { regions } })

it('accepts the codes of countries with phone numbers, or none', () => {
  expect(problemsOf('US', 'GB', 'JM')).toEqual([])
  expect(phoneRegionProblems({ ...noMethods, phone: true })).toEqual([])
})

it('names the code that was meant, if there is one', () => {
  expect(problemsOf('US', 'UK')).toEqual([
    'signIn.phone.regions[1]: "UK" isn’t the code of a country. Write GB.',
  ])
})

it('refuses codes without phone numbers', () => {
  expect(problemsOf('EU', 'AQ')).toEqual([
    'signIn.phone.regions[0]: "EU" isn’t the code of a country with phone numbers. Write one such as US.',
    'signIn.phone.regions[1]: "AQ" isn’t the code of a country with phone numbers. Write one such as US.',
  ])
})
