import { afterEach, expect, it, vi } from 'vitest'
import { initialsOf } from '#src/domain/initials.ts'

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['  Ada  King   Lovelace ', 'AL'],
  ['émile zola', 'ÉZ'],
  ['<b>Ada</b>', 'B'],
  ['李 清照', '李清'],
  ['🙂', ''],
])('stands for %j with %j', (displayName, initials) => {
  expect(initialsOf({ displayName, email: null })).toBe(initials)
})

afterEach(() => void vi.unstubAllGlobals())

it('takes whole code points where the browser knows no letters', () => {
  vi.stubGlobal('Intl', {})
  expect(initialsOf({ displayName: '𝒜da e\u0301mile', email: null })).toBe('𝒜E')
})

it('takes the email where there is no name, and nothing where there is neither', () => {
  expect(initialsOf({ displayName: null, email: 'ada@example.com' })).toBe('A')
  expect(initialsOf({ displayName: null, email: null })).toBe('')
})
