import { beforeEach, expect, it, vi } from 'vitest'
import { leavingOf, markThings, whoseThings } from '#src/device/leavingMark.ts'
import { moveOf, noteMove } from '#src/device/moveMark.ts'
import { closeEverywhere, takeAway, takeAwayIfGone } from '#src/device/tidying.ts'
import type { guestVault } from '#src/firebase/move/guestSession.ts'
import { wipeAsides } from '#src/firebase/move/wipeAsides.ts'
import { tidyDevice } from '#src/firebase/notes/wiping.ts'
import { emptyJournal } from '#tests/support/emptyJournal.ts'

const server = vi.hoisted(() => ({ guestVault: vi.fn<typeof guestVault>() }))
vi.mock('firebase/auth', () => ({ signOut: async () => null }))
vi.mock('#src/firebase/app.ts', () => ({ auth: () => ({ currentUser: { uid: 'ada' } }) }))
vi.mock('#src/firebase/vault/beginWipe.ts', () => ({}))
vi.mock('#src/firebase/vault/wipeVault.ts', () => ({}))
vi.mock('#src/firebase/move/guestSession.ts', () => ({
  guestVault: server.guestVault,
  guestSession: () => null,
}))
vi.mock('#src/device/tidying.ts', () => ({
  closeEverywhere: vi.fn<typeof closeEverywhere>(),
  takeAway: vi.fn<typeof takeAway>(),
  takeAwayIfGone: vi.fn<typeof takeAwayIfGone>(),
}))

beforeEach(async () => {
  vi.clearAllMocks()
  await emptyJournal()
  server.guestVault.mockResolvedValue('gone')
  vi.mocked(takeAway).mockResolvedValue(true)
  for (const uid of ['ada', 'guest']) await markThings(uid)
  await noteMove({ guestUid: 'guest', toUid: 'ada', phase: 'paused', notOf: [], made: [] })
})

it('what lies here of a guest goes with them, once every page has let go of it', async () => {
  vi.mocked(closeEverywhere).mockImplementation(async (uid) => markThings(uid))
  await wipeAsides('ada', signal())
  expect(takeAway).toHaveBeenCalledExactlyOnceWith('guest', 'all')
  expect(vi.mocked(closeEverywhere).mock.calls).toEqual([['guest']])
  expect(closeEverywhere).toHaveBeenCalledBefore(vi.mocked(takeAway))
  expect(whoseThings()).toEqual(['ada'])
  expect(moveOf('guest')).toBeNull()
})

it('a disk that does not answer holds up no deletion, and the next start takes the rest away', async () => {
  vi.mocked(takeAway).mockResolvedValueOnce(false)
  await wipeAsides('ada', signal())
  expect(leavingOf('guest')).toEqual({ discard: 'all', isOver: true })
  await tidyDevice()
  expect(takeAway).toHaveBeenLastCalledWith('guest', 'all')
  expect(whoseThings()).toEqual(['ada'])
})

it('a guest who has an account of their own by now keeps what they wrote here', async () => {
  server.guestVault.mockResolvedValue('grown')
  await wipeAsides('ada', signal())
  expect(takeAway).not.toHaveBeenCalled()
  expect(vi.mocked(takeAwayIfGone).mock.calls).toEqual([['guest', []]])
  expect(moveOf('guest')).toBeNull()
})

function signal(): AbortSignal {
  return new AbortController().signal
}
