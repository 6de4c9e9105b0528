import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { configuration } from '#src/domain/configuration/appConfiguration.ts'
import { renderView } from '#tests/support/renderView.tsx'

vi.hoisted(() =>
  vi.stubGlobal('__FEATURES__', {
    ...Object.fromEntries(Object.keys(__FEATURES__).map((feature) => [feature, false])),
    tokenLink: true,
  }),
)

// Read when the view is imported.
configuration.providerButtons = []
const { SignInView } = await import('#src/views/signIn/SignInView.tsx')

it('without any other method, the sign-in page asks only for a link from the owner’s server', () => {
  const { auth } = renderView(<SignInView />)
  act(() => auth.report({ type: 'session.missing' }))
  expect(document.querySelector('form, fieldset, input, section')).toBeNull()
  expect(screen.getByText('To sign in, open the link you got from us.').tagName).toBe('P')
})
