import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { dropSignOutOffer, offerSignOut } from '#src/stores/signOutOfferStore.ts'
import { SignOutOffer } from '#src/layouts/signedIn/notices/AccountChangeNotices.tsx'
import { renderView } from '#tests/support/renderView.tsx'
import { stubAuth } from '#tests/support/stubAuth.ts'
import { ada } from '#tests/support/users.ts'

beforeEach(dropSignOutOffer)

const sentence = 'How you sign in has changed. Your other devices stay signed in.'

it('after a change to how a person signs in, the page offers to sign out all other devices, once', async () => {
  const auth = stubAuth()
  auth.report({ type: 'session.found', user: ada })
  const { person } = renderView(<SignOutOffer uid={ada.uid} />, auth)
  expect(screen.queryByText(sentence)).toBeNull()
  act(() => offerSignOut(ada.uid))
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
  act(() => offerSignOut(ada.uid))
  expect(screen.queryByText(sentence)).toBeNull()
})
