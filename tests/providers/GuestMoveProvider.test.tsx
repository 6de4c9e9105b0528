import '#tests/support/session/setup.ts'
import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { UserContext } from '#src/providers/AuthProvider.tsx'
import { GuestMoveProvider, useGuestMove } from '#src/providers/GuestMoveProvider.tsx'
import { forgetMove, moveLockName, recordMove } from '#src/storage/journals/moveJournal.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'
import { signIn } from '#tests/support/session/signIn.ts'
import { ada, nemo } from '#tests/support/users.ts'

/** The moves that were started, and those that run: each waits for its lock, which another tab holds. */
const moves = { started: [] as string[], running: [] as string[] }

type Wait = (name: string, options: { signal: AbortSignal }, work: () => unknown) => unknown

const request: Wait = (name, { signal }, work) => {
  if (!name.startsWith(moveLockName(''))) return work()
  signal.throwIfAborted()
  const guestUid = name.slice(moveLockName('').length)
  moves.started.push(guestUid)
  moves.running.push(guestUid)
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => {
      moves.running.splice(moves.running.indexOf(guestUid), 1)
      reject(signal.reason as Error)
    }),
  )
}
const locks = { request, query: async () => ({ held: [] }) }
vi.stubGlobal('navigator', { onLine: true, userAgent: '', locks })

// The first load of the move's code takes longer than `waitFor` waits.
beforeAll(() => import('#src/firebase/guest/guestMoveQueue.ts'))

beforeEach(async () => {
  await emptyJournal()
  moves.started = []
  await signIn({ uid: ada.uid })
})

/** A guest's things are to come to Ada, or to whoever says that they are theirs. */
function addPendingGuest(guestUid: string, toUid: string | null = ada.uid) {
  return recordMove({
    guestUid,
    toUid,
    isConfirmed: toUid !== null,
    phase: 'copying',
    copiedIds: [],
  })
}

function show(user = ada) {
  const seen: ReturnType<typeof useGuestMove>[] = []
  function Look() {
    seen.push(useGuestMove())
    return null
  }
  const view = render(
    <StrictMode>
      <UserContext value={user}>
        <GuestMoveProvider>
          <Look />
        </GuestMoveProvider>
      </UserContext>
    </StrictMode>,
  )
  const state = () => seen.at(-1)?.move?.getSnapshot().value
  return { ...view, last: () => seen.at(-1), state }
}

it('has one move at work for the guest whose things are to come, and none once the person has left', async () => {
  await addPendingGuest('guest')
  const { unmount, last, state } = show()
  await vi.waitFor(() => expect(moves.running).toEqual(['guest']))
  expect(last()?.guest).toEqual({ guestUid: 'guest', isConfirmed: true })
  await vi.waitFor(() => expect(state()).toEqual({ moving: 'waiting' }))
  unmount()
  expect(moves.running).toEqual([])
})

it('says how a move ended after the journal says nothing of it any more', async () => {
  await addPendingGuest('guest')
  const { last, state } = show()
  await vi.waitFor(() => expect(moves.running).toEqual(['guest']))
  await act(() => forgetMove('guest'))
  expect([last()?.guest, last()?.hadGuest]).toEqual([null, true])
  await vi.waitFor(() => expect(state()).toBe('guestGone'))
})

it('begins nothing before someone says whose the things are, and then at once', async () => {
  await addPendingGuest('guest', null)
  const { last } = show()
  await act(() => import('#src/firebase/guest/guestMoveQueue.ts'))
  expect([last()?.guest?.isConfirmed, moves.started]).toEqual([false, []])
  await act(() => addPendingGuest('guest'))
  expect(moves.running).toEqual(['guest'])
})

it('fetches and begins nothing for a guest, nor where nothing moves', async () => {
  await addPendingGuest('guest', nemo.uid)
  const { last } = show(nemo)
  const other = show()
  expect([last()?.hadGuest, other.last()?.hadGuest, moves.started]).toEqual([false, false, []])
})
