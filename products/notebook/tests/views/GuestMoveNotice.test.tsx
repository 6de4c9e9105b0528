import '#tests/support/session/setup.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { GuestMoveNotice } from '#src/layouts/signedIn/notices/GuestMoveNotice.tsx'
import { paths } from '#src/paths.ts'
import { GuestMoveProvider } from '#src/providers/GuestMoveProvider.tsx'
import { changeMove, moveLockName, recordMove } from '#src/storage/journals/moveJournal.ts'
import { dismissedNoticesStore } from '#src/stores/dismissedNoticesStore.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { signIn } from '#tests/support/session/signIn.ts'
import { ada } from '#tests/support/users.ts'

const isPendingGuest = /are moving to your account/

/** Another tab does the work of the move, until it gives its lock to this one. */
let acquireLock: () => unknown

const request = (name: string, ...rest: (object | (() => unknown))[]) => {
  const work = rest.at(-1) as () => unknown
  if (name !== moveLockName('guest')) return work()
  return new Promise((resolve) => (acquireLock = () => resolve(work())))
}
Object.defineProperty(navigator, 'locks', { value: { request } })

// The first load of the move's code takes longer than `waitFor` waits.
beforeAll(() => import('#src/firebase/guest/guestMoveQueue.ts'))

beforeEach(async () => {
  navigate(paths.home)
  sessionStorage.clear()
  dismissedNoticesStore.setState({}, true)
  await emptyJournal()
  await signIn({ uid: ada.uid })
  await recordMove({
    guestUid: 'guest',
    toUid: ada.uid,
    isConfirmed: true,
    phase: 'copying',
    copiedIds: [],
  })
})

it('what a move is doing can be dismissed, and its next state is shown again', async () => {
  const { person } = renderNotice()
  await screen.findByText(isPendingGuest)
  await person.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/guest notes/)).toBeNull()
  await changeMove('guest', { phase: 'paused' })
  act(() => void acquireLock())
  await screen.findByText('Some guest notes haven’t moved to your account yet.')
})

it('what a move is doing is not shown above the page of the move', async () => {
  renderNotice()
  await screen.findByText(isPendingGuest)
  act(() => navigate(paths.moveGuestData))
  await waitFor(() => expect(screen.queryByText(/guest notes/)).toBeNull())
})

function renderNotice() {
  const view = renderView(
    <GuestMoveProvider>
      <GuestMoveNotice />
    </GuestMoveProvider>,
  )
  act(() => view.auth.report({ type: 'session.found', user: ada }))
  return view
}
