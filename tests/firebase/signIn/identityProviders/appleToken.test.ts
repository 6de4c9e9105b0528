import { expect, it } from 'vitest'
import {
  keepAppleToken,
  takeAppleToken,
} from '#src/firebase/signIn/identityProviders/appleToken.ts'

it("returns a person's last token once, and to no one else", () => {
  keepAppleToken('ada', 'old')
  keepAppleToken('ada', 'new')
  expect(takeAppleToken('ada')).toBe('new')
  expect(takeAppleToken('ada')).toBeNull()
  keepAppleToken('ada', 'hers')
  expect(takeAppleToken('bob')).toBeNull()
  expect(takeAppleToken('ada')).toBeNull()
})
