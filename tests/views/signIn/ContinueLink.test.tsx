import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContinueLink } from '#src/views/signIn/ContinueLink.tsx'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'

it('leads to the sign-in page, which shows the form and not why the session ended', async () => {
  const { auth, person } = renderView(<ContinueLink />)
  act(() => auth.report({ type: 'session.found', user: ada }))
  act(() => auth.report({ type: 'session.ended', endReason: 'endedByFirebase' }))
  await person.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(location.pathname).toBe('/sign-in')
  expect(auth.actor.getSnapshot().context.endReason).toBeNull()
})

it('leaves nothing to explain if the person goes on in another way', () => {
  const { auth } = renderView(<ContinueLink />)
  act(() => auth.report({ type: 'session.found', user: ada }))
  act(() => auth.report({ type: 'session.ended', endReason: 'endedByFirebase' }))
  expect(auth.actor.getSnapshot().context.endReason).toBeNull()
})
