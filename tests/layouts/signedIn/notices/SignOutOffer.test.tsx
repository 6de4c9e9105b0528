import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { reportChange } from '#src/firebase/session/reportChange.ts'
import { SignOutOffer } from '#src/layouts/signedIn/notices/AccountChangeNotices.tsx'
import { renderView } from '#tests/support/renderView.tsx'
import { stubAuth } from '#tests/support/stubAuth.ts'
import { ada } from '#tests/support/users.ts'

vi.mock('#src/firebase/sdk/app.ts', async () => {
  const { ada: currentUser } = await import('#tests/support/users.ts')
  return { auth: () => ({ currentUser }) }
})

const sentence = 'How you sign in has changed. Your other devices stay signed in.'

it.each([
  { name: 'phone_changed' },
  { name: 'provider_linked', method: 'github.com' },
  { name: 'provider_unlinked', method: 'github.com' },
  { name: 'factor_added', factor: 'totp' },
  { name: 'factor_removed' },
  { name: 'passkey_added' },
] as const)('after $name, the page offers to sign out all other devices, once', async (change) => {
  const auth = stubAuth()
  auth.report({ type: 'session.found', user: ada })
  const { person } = renderView(<SignOutOffer uid={ada.uid} />, auth)
  expect(screen.queryByText(sentence)).toBeNull()
  act(() => reportChange(change))
  expect(screen.getByText(sentence)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Other devices' })
  expect(link.getAttribute('href')).toBe('/account/devices')
  await person.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(sentence)).toBeNull()
})

it('no one but the person who made the change is offered that', () => {
  const auth = stubAuth()
  auth.report({ type: 'session.found', user: { ...ada, uid: 'bob' } })
  renderView(<SignOutOffer uid="bob" />, auth)
  act(() => reportChange({ name: 'phone_changed' }))
  expect(screen.queryByText(sentence)).toBeNull()
})
