import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { MovePair } from '#src/domain/guest/guestMove.ts'
import type { GuestMoveEvent } from '#src/machines/guest/guestMoveEvents.ts'
import { guestMoveMachine } from '#src/machines/guest/guestMoveMachine.ts'
import { GuestMoveStatus } from '#src/views/guest/move/GuestMoveStatus.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'

it('shows that only the guest is left to delete if it stops while deleting', () => {
  const { say } = renderMove({ type: 'lock.acquired', phase: 'deleting' })
  say(failed('internal-error'))
  expect(heading().textContent).toBe('The guest account hasn’t been deleted yet')
  expect(screen.getByText(/^Everything that moved is in your account\./)).toBeTruthy()
  expect(screen.queryByText(/nothing was deleted/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Discard the rest' })).toBeNull()
})

it('shows that nothing was deleted if it stops while copying', () => {
  const { say } = renderMove({ type: 'lock.acquired', phase: 'copying' })
  say(failed('internal-error'))
  expect(heading().textContent).toBe('Some notes haven’t moved yet')
  expect(screen.getByText(/nothing was deleted/)).toBeTruthy()
})

it('keeps the focus on the page when a button disappears', async () => {
  const { person } = renderMove({ type: 'lock.acquired', phase: 'copying' })
  await person.click(screen.getByRole('button', { name: 'Pause' }))
  expect(heading().textContent).toBe('Some notes haven’t moved yet')
  expect(document.activeElement).toBe(heading())
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(heading().textContent).toBe('Moving your notes')
  expect(document.activeElement).toBe(heading())
})

it('explains how to make room, and what discarding deletes before the person confirms it', async () => {
  const { person, say } = renderMove(
    { type: 'lock.acquired', phase: 'copying' },
    { type: 'items.counted', counts: { notes: 1_200, files: 1 } },
    { type: 'items.copied', step: 'notes', count: 50 },
    { type: 'copy.done', isOverQuota: true },
  )
  expect(screen.getByText(/^Permanently delete notes or files/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Discard the rest' }))
  expect(heading().textContent).toBe('Some notes haven’t moved yet')
  const question =
    'Yes, delete everything that hasn’t moved (Notes: 1,150 and Files: 1), including unsaved changes that can’t be read here. This can’t be undone.'
  await person.click(screen.getByRole('checkbox', { name: question }))
  await person.click(screen.getByRole('button', { name: 'Discard the rest' }))
  say({ type: 'lock.acquired', phase: 'discarding' })
  expect(screen.getByText(/The guest account is being deleted\.$/)).toBeTruthy()
  expect(screen.getByRole('list').textContent).toBe('Deleting the guest account in progress…')
  say({ type: 'journal.gone', phase: 'discarding' })
  expect(heading().textContent).toBe('There is nothing to move')
})

it('can be discarded while some of it can’t be read, without numbers before it is counted', () => {
  const { say } = renderMove({ type: 'lock.acquired', phase: 'copying' })
  say(failed('network-request-failed'))
  expect(
    screen.getByRole('checkbox', { name: /^Yes, delete everything that hasn’t moved, / }),
  ).toBeTruthy()
})

it('claims no result of a move that ended elsewhere until it is known', () => {
  const { say } = renderMove({ type: 'lock.acquired', phase: 'paused' }, { type: 'move.resume' })
  say({ type: 'lock.acquired', phase: null })
  expect(heading().textContent).toBe('The guest account no longer exists')
  say({ type: 'journal.gone', phase: 'deleting' })
  expect(heading().textContent).toBe('Your notes have moved')
})

it("shows the progress and time left while deleting the guest's data", () => {
  const { say } = renderMove({ type: 'lock.acquired', phase: 'deleting' })
  const progress = { step: 'documents', done: 1_250, total: 5_000 } as const
  say({ type: 'deletion.progress', progress, timeLeft: 90_000 })
  expect(screen.getByText('1,250 of 5,000 deleted')).toBeTruthy()
  expect(screen.getByText('About 2 minutes left')).toBeTruthy()
})

it('announces each step to screen readers', () => {
  const { say } = renderMove({ type: 'lock.acquired', phase: 'copying' })
  const list = screen.getByRole('list')
  expect(list.getAttribute('aria-live')).toBe('polite')
  say({ type: 'items.counted', counts: { notes: 12, files: 0 } })
  say({ type: 'items.copied', step: 'notes', count: 3 })
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Notes in progress…',
    'Files waiting',
    'Unsaved changes waiting',
    'Verifying waiting',
    'Deleting the guest account waiting',
  ])
  expect(screen.getByText('3 of 12')).toBeTruthy()
})

function heading(): HTMLElement {
  return screen.getByRole('heading', { level: 1 })
}

/** Renders a move with stubbed ports after these events. */
function renderMove(...heard: GuestMoveEvent[]) {
  const { actor: port } = stubPort<GuestMoveEvent, MovePair>()
  const actor = createActor(
    guestMoveMachine.provide({
      actors: {
        watchSessionAndNetwork: port,
        watchMoveJournal: port,
        acquireMoveLock: port,
        countItems: port,
        copyItems: port,
        transferUnsaved: port,
        verifyMove: port,
        deleteGuestData: port,
        deleteGuest: port,
      },
      actions: { recordPause: () => null, recordResume: () => null, recordDiscard: () => null },
    }),
    { input: { guestUid: 'guest', uid: 'ada' } },
  ).start()
  for (const event of heard) actor.send(event)
  const { auth, person } = renderView(<GuestMoveStatus actor={actor} />)
  act(() => auth.report({ type: 'session.found', user: ada }))
  return { person, say: (event: GuestMoveEvent) => act(() => actor.send(event)) }
}
