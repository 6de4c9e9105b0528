import { expect, it } from 'vitest'
import { isMostlyBrand } from '#src/domain/signUp/passwordStrength.ts'

it.each([
  ['acmenotes', true],
  ['Acme-2026!', true],
  ['AcmeNotes1234567', true],
  ['acme12345678', false],
  ['rusty acme umbrella', false],
  ['notable', false],
  ['umbrella', false],
  ['', false],
])('for Acme Notes, “%s” is refused as its own words: %s', (password, isRefused) => {
  expect(isMostlyBrand(password, 'Acme Notes')).toBe(isRefused)
})
