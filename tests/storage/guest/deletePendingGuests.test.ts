import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { deletePendingGuests } from '#src/firebase/guest/deletePendingGuests.ts'
import type { guestAccountAuth } from '#src/firebase/guest/guestSession.ts'
import { cleanUpDevice } from '#src/firebase/session/end/cleanUpDevice.ts'
import { product } from '#src/product/product.ts'
import { moveOf, recordMove } from '#src/storage/journals/moveJournal.ts'
import {
  signOutOf,
  recordDataHere,
  usersWithDataHere,
} from '#src/storage/journals/signOutJournal.ts'
import {
  closeLocalDataInAllTabs,
  removeLocalData,
  removeLocalDataIfGone,
} from '#src/storage/session/removeLocalData.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'

const waiting = { toUid: 'ada', isConfirmed: false, phase: 'copying', copiedIds: [] } as const

const server = vi.hoisted(() => ({ guestAccountAuth: vi.fn<typeof guestAccountAuth>() }))
vi.mock('firebase/auth', () => ({ signOut: async () => null }))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => ({ currentUser: { uid: 'ada' } }) }))
vi.mock('#src/firebase/deletion/deleteUserData.ts', () => ({}))
vi.mock('#src/firebase/guest/guestSession.ts', () => ({
  guestAccountAuth: server.guestAccountAuth,
  guestAuth: () => null,
}))
vi.mock('#src/storage/session/removeLocalData.ts', () => ({
  closeLocalDataInAllTabs: vi.fn<typeof closeLocalDataInAllTabs>(),
  removeLocalData: vi.fn<typeof removeLocalData>(),
  removeLocalDataIfGone: vi.fn<typeof removeLocalDataIfGone>(),
}))

// Removing a guest waits only two seconds for it.
beforeAll(async () => void (await product().localData()))

beforeEach(async () => {
  vi.clearAllMocks()
  await emptyJournal()
  server.guestAccountAuth.mockResolvedValue('sessionLost')
  vi.mocked(removeLocalData).mockResolvedValue(true)
  for (const uid of ['ada', 'guest']) await recordDataHere(uid)
  await recordMove({
    guestUid: 'guest',
    toUid: 'ada',
    isConfirmed: true,
    phase: 'paused',
    copiedIds: [],
  })
})

it("a guest's data on this device is deleted with them, after every tab has closed it", async () => {
  vi.mocked(closeLocalDataInAllTabs).mockImplementation(async (uid) => recordDataHere(uid))
  await deletePendingGuests('ada', signal())
  expect(removeLocalData).toHaveBeenCalledExactlyOnceWith('guest', 'all')
  expect(vi.mocked(closeLocalDataInAllTabs).mock.calls).toEqual([['guest']])
  expect(closeLocalDataInAllTabs).toHaveBeenCalledBefore(vi.mocked(removeLocalData))
  expect(usersWithDataHere()).toEqual(['ada'])
  expect(moveOf('guest')).toBeNull()
})

it("a disk that doesn't answer doesn't delay a deletion, and the next start removes the rest", async () => {
  vi.mocked(removeLocalData).mockResolvedValueOnce(false)
  await deletePendingGuests('ada', signal())
  expect(signOutOf('guest')).toEqual({ discard: 'all', isOver: true })
  await cleanUpDevice()
  expect(removeLocalData).toHaveBeenLastCalledWith('guest', 'all')
  expect(usersWithDataHere()).toEqual(['ada'])
})

it('a guest who has upgraded to an account keeps their edits here', async () => {
  server.guestAccountAuth.mockResolvedValue('upgraded')
  await deletePendingGuests('ada', signal())
  expect(removeLocalData).not.toHaveBeenCalled()
  expect(vi.mocked(removeLocalDataIfGone).mock.calls).toEqual([['guest', []]])
  expect(moveOf('guest')).toBeNull()
})

it('a guest that the person has confirmed stays when those who wait are deleted', async () => {
  await recordMove({ ...waiting, guestUid: 'other' })
  await deletePendingGuests('ada', signal(), ({ isConfirmed }) => !isConfirmed)
  expect([moveOf('guest')?.toUid, moveOf('other')]).toEqual(['ada', null])
})

it('a guest who waits for someone else stays', async () => {
  await recordMove({ ...waiting, guestUid: 'other', toUid: 'bob' })
  await deletePendingGuests('ada', signal())
  expect([moveOf('guest'), moveOf('other')?.toUid]).toEqual([null, 'bob'])
})

function signal(): AbortSignal {
  return new AbortController().signal
}
