import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SentBackView } from '#src/views/existingApp/SentBackView.tsx'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'
import { ada } from '#tests/support/users.ts'

it('whoever an app sends back reads why, and can sign out or go to their account', async () => {
  history.replaceState(null, '', '/lists')
  const { person, auth } = renderSignOut(<SentBackView user={ada} />)
  expect(screen.getByText(new RegExp(`You’re signed in as ${ada.email}`))).toBeTruthy()
  expect(screen.getByText(/your app at \/lists sends signed-in people back/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe(
    '/account',
  )
  await person.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(auth.actor.getSnapshot().hasTag('busy')).toBe(false)
  expect(screen.getByRole('button', { name: 'Signing out…' })).toBeTruthy()
})
