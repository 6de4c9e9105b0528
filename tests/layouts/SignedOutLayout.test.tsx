import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SignedOutLayout } from '#src/layouts/SignedOutLayout.tsx'
import { SignInView } from '#src/views/signIn/SignInView.tsx'
import { renderView } from '#tests/support/renderView.tsx'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['fine', true],
  ['coarse', false],
])('a page that code shows first focuses its email field: %s pointer, %s', (_, matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const { auth } = renderView(
    <SignedOutLayout>
      <SignInView />
    </SignedOutLayout>,
  )
  act(() => auth.report({ type: 'session.missing' }))
  expect(document.activeElement === screen.getByLabelText('Email')).toBe(matches)
})
