import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { User } from '#src/domain/session/user.ts'
import { SecurityView } from '#src/views/security/SecurityView.tsx'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'

/** The email link alone. */
vi.hoisted(() =>
  vi.stubGlobal('__FEATURES__', {
    ...__FEATURES__,
    password: false,
    passkeys: false,
    secondFactors: false,
  }),
)

const withGoogle: User = {
  ...ada,
  providerData: ada.providerData.map((method) => ({ ...method, providerId: 'google.com' })),
}

it.each([
  [
    'names the email link and its address to a person who uses it',
    ada,
    'Email linkada@example.com',
  ],
  ['does not name the email link to a person who uses another method', withGoogle, undefined],
])('without passwords, the security page %s', (_, user, row) => {
  const auth = stubAuth()
  auth.report({ type: 'session.found', user })
  renderView(<SecurityView />, auth)
  const label = screen.queryByRole('heading', { name: 'Email link' })
  expect(label?.parentElement?.textContent).toBe(row)
  // The notice of an added method leads there.
  expect(label?.closest('#password')).toBe(
    row === undefined ? undefined : document.getElementById('password'),
  )
})
