import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { createActor, fromCallback, type EventObject } from 'xstate'
import type { MovePair } from '#src/domain/guest/guestMove.ts'
import { GuestMoveNotice } from '#src/layouts/signedIn/notices/GuestMoveNotice.tsx'
import { guestMoveMachine } from '#src/machines/guest/guestMoveMachine.ts'
import { paths } from '#src/paths.ts'
import { dismissedNoticesStore } from '#src/stores/dismissedNoticesStore.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'

const port = fromCallback<EventObject, MovePair>(() => undefined)
const actor = createActor(
  guestMoveMachine.provide({
    actors: {
      watchSessionAndNetwork: port,
      watchMoveJournal: port,
      acquireMoveLock: port,
      countItems: port,
    },
    actions: { recordPause: () => null },
  }),
  { input: { guestUid: 'guest', uid: 'ada' } },
)

vi.mock('#src/providers/GuestMoveProvider.tsx', () => ({
  useGuestMove: () => ({ guest: null, hadGuest: true, move: actor }),
}))

beforeEach(() => {
  navigate(paths.home)
  sessionStorage.clear()
  dismissedNoticesStore.setState({}, true)
})

it('what a move is doing can be dismissed, and its next state is shown again', async () => {
  actor.start()
  const { auth, person } = renderView(<GuestMoveNotice />)
  act(() => auth.report({ type: 'session.found', user: ada }))
  expect(screen.queryByText(/are moving to your account/)).not.toBeNull()
  await person.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/guest notes/)).toBeNull()
  act(() => actor.send({ type: 'lock.acquired', phase: 'paused' }))
  expect(screen.queryByText('Some guest notes haven’t moved to your account yet.')).not.toBeNull()
})

it('what a move is doing is not shown above the page of the move', () => {
  navigate(paths.moveGuestData)
  actor.start()
  const { auth } = renderView(<GuestMoveNotice />)
  act(() => auth.report({ type: 'session.found', user: ada }))
  expect(screen.queryByText(/guest notes/)).toBeNull()
})
