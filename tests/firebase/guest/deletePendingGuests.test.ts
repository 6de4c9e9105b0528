import { FirebaseError } from 'firebase/app'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { withDefaults } from '#src/app/withDefaults.ts'
import type { GuestMove } from '#src/domain/guest/guestMove.ts'
import type { deleteUserData } from '#src/firebase/deletion/deleteUserData.ts'
import {
  deleteGuestsOfDeletedAccounts,
  deletePendingGuests,
} from '#src/firebase/guest/deletePendingGuests.ts'
import type { guestAccountAuth } from '#src/firebase/guest/guestSession.ts'
import { cleanUpDevice } from '#src/firebase/session/end/cleanUpDevice.ts'
import { currentProduct, setProduct } from '#src/product/currentProduct.ts'
import { guestMovingTo, moveOf, recordMove } from '#src/storage/journals/moveJournal.ts'
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
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'

const pending: GuestMove = {
  guestUid: 'guest',
  toUid: 'ada',
  isConfirmed: true,
  phase: 'paused',
  copiedIds: [],
}
const waiting: GuestMove = { ...pending, guestUid: 'other', isConfirmed: false }

const server = vi.hoisted(() => ({
  guestAccountAuth: vi.fn<typeof guestAccountAuth>(),
  deletionFlag: (): object | undefined => undefined,
  deleteUserData: vi.fn<typeof deleteUserData>(),
}))
vi.mock('firebase/auth', () => ({ signOut: async () => null }))
vi.mock('firebase/firestore', () => ({
  doc: () => null,
  getDocFromServer: async () => {
    const data = server.deletionFlag()
    return { data: () => data }
  },
}))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => ({ currentUser: { uid: 'ada' } }) }))
vi.mock('#src/firebase/sdk/firestore.ts', () => ({ firestore: () => null }))
vi.mock('#src/firebase/deletion/deleteUserData.ts', () => ({
  beginDeletion: async () => undefined,
  deleteUserData: server.deleteUserData,
}))
vi.mock('#src/firebase/guest/guestSession.ts', () => ({
  guestAccountAuth: server.guestAccountAuth,
  guestAuth: () => null,
}))
vi.mock('#src/storage/session/removeLocalData.ts', () => ({
  closeLocalDataInAllTabs: vi.fn<typeof closeLocalDataInAllTabs>(),
  removeLocalData: vi.fn<typeof removeLocalData>(),
  removeLocalDataIfGone: vi.fn<typeof removeLocalDataIfGone>(),
}))

beforeAll(async () => {
  setProduct(withDefaults({ pages: [], collections: [] }))
  vi.stubGlobal('localStorage', fakeStorage().storage)
  // Otherwise, on a busy machine, its import takes longer than a cleanup waits.
  await currentProduct().localData()
})

beforeEach(async () => {
  vi.clearAllMocks()
  await emptyJournal()
  server.guestAccountAuth.mockResolvedValue('sessionLost')
  vi.mocked(removeLocalData).mockResolvedValue(true)
  for (const uid of ['ada', 'guest']) await recordDataHere(uid)
  await recordMove(pending)
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
  await recordMove(waiting)
  await deletePendingGuests('ada', signal(), ({ isConfirmed }) => !isConfirmed)
  expect([moveOf('guest')?.toUid, moveOf('other')]).toEqual(['ada', null])
})

it('a guest who waits for someone else stays', async () => {
  await recordMove({ ...waiting, toUid: 'bob' })
  await deletePendingGuests('ada', signal())
  expect([moveOf('guest'), moveOf('other')?.toUid]).toEqual([null, 'bob'])
})

describe('a guest whose data was to move to a person who is not signed in', () => {
  beforeEach(() => {
    server.guestAccountAuth.mockResolvedValue({ uid: 'guest', auth: {} } as never)
    server.deletionFlag = () => ({ isFinal: true })
  })

  it.each([true, false])(
    'is deleted with that person’s account, and offered to no one else (confirmed: %s)',
    async (isConfirmed) => {
      await recordMove({ ...pending, isConfirmed })
      await deleteGuestsOfDeletedAccounts('bob')
      expect(deletedUids()).toEqual(['guest'])
      expect([moveOf('guest'), guestMovingTo('bob')]).toEqual([null, null])
    },
  )

  it.each([
    ['may stay yet', () => ({ isFinal: false })],
    ['stays', () => refused('permission-denied')],
    ['cannot be asked about', () => refused('unavailable')],
    ['has no deletion flag', () => undefined],
  ])('waits for an account that %s', async (_, flag) => {
    server.deletionFlag = flag
    await deleteGuestsOfDeletedAccounts('bob')
    expect([deletedUids(), moveOf('guest')]).toEqual([[], pending])
  })

  it('stays with another person to whom they were moved meanwhile', async () => {
    server.deletionFlag = () => {
      void recordMove({ ...pending, toUid: 'eve' })
      return { isFinal: true }
    }
    await deleteGuestsOfDeletedAccounts('bob')
    expect([deletedUids(), moveOf('guest')?.toUid]).toEqual([[], 'eve'])
  })

  it('is not deleted by that person, whose account is not looked up', async () => {
    await deleteGuestsOfDeletedAccounts('ada')
    expect([deletedUids(), moveOf('guest')]).toEqual([[], pending])
  })
})

function deletedUids(): string[] {
  return server.deleteUserData.mock.calls.map(([{ uid }]) => uid)
}

function refused(code: string): never {
  throw new FirebaseError(code, 'Refused by a test.')
}

function signal(): AbortSignal {
  return new AbortController().signal
}
