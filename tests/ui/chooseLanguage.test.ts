import { expect, it, vi } from 'vitest'
import { chooseLanguage } from '#src/ui/chooseLanguage.ts'

it('the chosen language is never sent over an unencrypted connection', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue()
  // jsdom can't reload, and says so.
  vi.spyOn(console, 'error').mockReturnValue()
  chooseLanguage('pt')
  expect(written.mock.calls).toEqual([
    [expect.stringMatching(/^firebase-language-override=pt; .*; secure$/)],
  ])
})
