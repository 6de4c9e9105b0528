import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { forgetMove, recordMove } from '#src/storage/journals/moveJournal.ts'
import type { MovePair } from '#src/domain/guest/guestMove.ts'
import { GuestMoveProvider, useGuestMove } from '#src/providers/GuestMoveProvider.tsx'
import { emptyJournal } from '#tests/support/emptyJournal.ts'
import { ada, nemo } from '#tests/support/users.ts'

/** The guests whose moves have been begun, and those whose moves are at work. */
const moves = vi.hoisted(() => ({ begun: [] as string[], atWork: new Set<string>() }))
vi.mock('#src/firebase/guest/acquireMoveLock.ts', () => ({
  acquireMoveLock: ({ input: { guestUid } }: { input: MovePair }) => {
    moves.begun.push(guestUid)
    moves.atWork.add(guestUid)
    return () => moves.atWork.delete(guestUid)
  },
}))
vi.mock('#src/firebase/guest/movePorts.ts', async (load) => {
  const ports = Object.keys(await load<object>())
  return Object.fromEntries(ports.map((name) => [name, () => undefined]))
})

// The first load of the move's code takes longer than `waitFor` waits.
beforeAll(() => import('#src/firebase/guest/moveLogic.ts'))

beforeEach(async () => {
  await emptyJournal()
  moves.begun = []
})

/** A guest's things are to come to Ada, or to whoever says that they are theirs. */
function addPendingGuest(guestUid: string, toUid: string | null = ada.uid) {
  return recordMove({ guestUid, toUid, isConfirmed: toUid !== null, phase: 'copying', made: [] })
}

function show(user = ada) {
  const seen: ReturnType<typeof useGuestMove>[] = []
  function Look() {
    seen.push(useGuestMove())
    return null
  }
  const view = render(
    <StrictMode>
      <GuestMoveProvider user={user}>
        <Look />
      </GuestMoveProvider>
    </StrictMode>,
  )
  const hasTag = (tag: 'waiting' | 'over') => {
    const move = seen.at(-1)?.move
    return move?.is === 'here' && move.actor?.getSnapshot().hasTag(tag)
  }
  return { ...view, last: () => seen.at(-1), hasTag }
}

it('has one move at work for the guest whose things are to come, and none once the person has left', async () => {
  await addPendingGuest('guest')
  const { unmount, last, hasTag } = show()
  await vi.waitFor(() => expect([...moves.atWork]).toEqual(['guest']))
  expect(last()?.guest).toEqual({ guestUid: 'guest', isConfirmed: true })
  await vi.waitFor(() => expect(hasTag('waiting')).toBe(true))
  unmount()
  expect([...moves.atWork]).toEqual([])
})

it('says how a move ended after the journal says nothing of it any more', async () => {
  await addPendingGuest('guest')
  const { last, hasTag } = show()
  await vi.waitFor(() => expect([...moves.atWork]).toEqual(['guest']))
  await act(() => forgetMove('guest'))
  expect([last()?.guest, last()?.wasFound]).toEqual([null, true])
  await vi.waitFor(() => expect(hasTag('over')).toBe(true))
})

it('begins nothing before someone says whose the things are, and then at once', async () => {
  await addPendingGuest('guest', null)
  const { last } = show()
  await vi.waitFor(() => expect(last()?.move.is).toBe('here'))
  expect([last()?.guest?.isConfirmed, moves.begun]).toEqual([false, []])
  await act(() => addPendingGuest('guest'))
  expect([...moves.atWork]).toEqual(['guest'])
})

it('fetches and begins nothing for a guest, nor where nothing moves', async () => {
  await addPendingGuest('guest', nemo.uid)
  const { last } = show(nemo)
  const other = show()
  expect([last()?.wasFound, other.last()?.wasFound, moves.begun]).toEqual([false, false, []])
})
