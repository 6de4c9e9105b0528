import { expect, it } from 'vitest'
import { keepAccessToken, takeAccessToken } from '#src/firebase/accessTokens.ts'

it('hands out the last token of a service once', () => {
  keepAccessToken('apple.com', 'old')
  keepAccessToken('apple.com', 'new')
  expect(takeAccessToken('google.com')).toBeNull()
  expect(takeAccessToken('apple.com')).toBe('new')
  expect(takeAccessToken('apple.com')).toBeNull()
})
