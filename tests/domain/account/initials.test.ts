import { afterEach, expect, it, vi } from 'vitest'
import { initialsOf } from '#src/domain/account/initials.ts'

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['  Ada  King   Lovelace ', 'AL'],
  ['émile zola', 'ÉZ'],
  ['<b>Ada</b>', 'B'],
  ['李 清照', '李清'],
  ['🙂', ''],
])('the initials of %j are %j', (displayName, initials) => {
  expect(initialsOf({ displayName, email: null })).toBe(initials)
})

afterEach(() => void vi.unstubAllGlobals())

it("the initials are whole code points if the browser can't segment text", () => {
  vi.stubGlobal('Intl', {})
  expect(initialsOf({ displayName: '𝒜da e\u0301mile', email: null })).toBe('𝒜E')
})

it('the initials come from the email address if there is no name, and are empty without either', () => {
  expect(initialsOf({ displayName: null, email: 'ada@example.com' })).toBe('A')
  expect(initialsOf({ displayName: null, email: null })).toBe('')
})
