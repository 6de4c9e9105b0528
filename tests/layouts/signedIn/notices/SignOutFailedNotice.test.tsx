import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SessionNotices } from '#src/layouts/signedIn/notices/SessionNotices.tsx'
import { unsaved } from '#tests/support/unsaved.ts'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'

vi.mock('#src/layouts/signedIn/signOut/SignOutDialogs.tsx', () => {
  throw new Error('No network')
})

/** Loading a part must fail first. */
const slow = { timeout: 3_000 }
const edit = unsaved('note')

it('a person who cannot be asked about unsaved changes stays signed in, keeps the page, and can retry', async () => {
  const { person, words, wiping } = renderSignOut(
    <>
      <SessionNotices />
      <h1>Heron</h1>
    </>,
  )
  await person.click(screen.getByText('Sign out'))
  act(() => words.say({ type: 'unsaved.read', edits: [edit], files: [], isOnline: false }))
  await screen.findByText(/^You’re still signed in/, {}, slow)
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([screen.getByText('Heron')])
  act(() => words.say({ type: 'unsaved.read', edits: [], files: [], isOnline: true }))
  expect(wiping.inputs).toEqual([])

  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(words.inputs).toHaveLength(2)
  expect(screen.queryByText(/^You’re still signed in/)).toBeNull()
  act(() => words.say({ type: 'unsaved.read', edits: [edit], files: [], isOnline: false }))
  await screen.findByText(/^You’re still signed in/, {}, slow)
})
