import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import type { SessionEndReason } from '#src/domain/session/sessionEndReason.ts'
import { startReceipt, forgetDeletion, recordAccountDeleted } from '#src/stores/deletionStore.ts'
import { SessionEndedView } from '#src/views/session/SessionEndedView.tsx'
import { renderView } from '#tests/support/renderView.tsx'

it.each<[SessionEndReason, string]>([
  ['disabled', 'This account has been disabled'],
  ['endedByFirebase', 'Please sign in again'],
  ['signedOutElsewhere', 'You were signed out from another device'],
])('says that the account is %s, and continues on a click', async (endReason, title) => {
  const { auth, person } = endWith(endReason)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  await person.click(screen.getByRole('button'))
  expect(auth.actor.getSnapshot().context.endReason).toBeNull()
})

it.each<[SessionEndReason, string]>([
  ['inactive', 'You were signed out because you were inactive for a while. '],
  ['tooOld', 'Your session has reached its time limit. '],
])('says that a limit was reached, and continues on a click: %s', async (endReason, sentence) => {
  const { auth, person } = endWith(endReason)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Please sign in again')
  const lead = `${sentence}After signing in, you’ll return to where you were.`
  expect(screen.getByText(lead)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(auth.actor.getSnapshot().context.endReason).toBeNull()
})

it.each<[SessionEndReason, string]>([
  ['deletedElsewhere', 'This account no longer exists'],
  ['guestDeleted', 'This guest account no longer exists'],
  ['deletedHere', 'Your account was deleted'],
])('says that an account no longer exists: %s', (endReason, title) => {
  endWith(endReason)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/sign-up')
})

it('offers the receipt once the account is gone, even without a network', () => {
  onTestFinished(forgetDeletion)
  startReceipt('ada')
  recordAccountDeleted()
  endWith('deletedHere')
  expect(screen.getByRole('button', { name: 'Download receipt' })).toBeTruthy()
})

function endWith(endReason: SessionEndReason) {
  const rendered = renderView(<SessionEndedView />)
  act(() => rendered.auth.report({ type: 'session.ended', endReason }))
  return rendered
}
