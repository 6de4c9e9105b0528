import { act } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { PageEffects } from '#src/layouts/frame/PageEffects.tsx'
import { chooseLanguage } from '#src/layouts/language/chooseLanguage.ts'
import { renderView } from '#tests/support/renderView.tsx'

afterEach(() => void vi.restoreAllMocks())

it('the chosen language is never sent over an unencrypted connection', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue()
  // jsdom can't reload, and says so.
  vi.spyOn(console, 'error').mockReturnValue()
  chooseLanguage('pt')
  expect(written.mock.calls).toEqual([
    [expect.stringMatching(/^firebase-language-override=pt; .*; secure$/)],
  ])
})

it('every visit renews the chosen language for a year: Safari forgets it after seven days', () => {
  const written = visitWith('theme=1; firebase-language-override=pt; other=de')
  expect(written).toEqual([
    [expect.stringMatching(/^firebase-language-override=pt; .*max-age=31536000; .*; secure$/)],
  ])
})

it.each(['', 'other=de', 'not-firebase-language-override=de'])(
  'a visit chooses no language for a person who chose none: %j',
  (cookies) => {
    expect(visitWith(cookies)).toEqual([])
  },
)

/** Opens a page in a browser with these cookies. Returns what it writes. */
function visitWith(cookies: string): unknown[][] {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue()
  const { auth } = renderView(createElement(PageEffects))
  act(() => auth.report({ type: 'session.missing' }))
  return written.mock.calls
}
