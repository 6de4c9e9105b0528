import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'
import { ada } from '#tests/support/users.ts'

/** The dialog's code is loaded first. */
const slow = { timeout: 3_000 }
const uncertain = { name: 'You’re still signed in' }

beforeEach(stubModals)

it('a person who is still signed in because of a read error can retry, or stay', async () => {
  const { auth, person, unsavedItems, removal } = renderSignOut(null, 50)
  await person.click(screen.getByText('Sign out'))
  await screen.findByRole('dialog', uncertain, slow)

  await person.click(screen.getByRole('button', { name: 'Try again' }))
  const asked = { uid: ada.uid, isFinalCheck: false }
  expect(unsavedItems.inputs).toEqual([asked, asked])
  await screen.findByRole('dialog', uncertain, slow)

  await person.click(screen.getByRole('button', { name: 'Stay signed in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Sign out')).not.toBeNull()
  expect(removal.inputs).toEqual([])
  expect(auth.requests).toEqual([])
})
