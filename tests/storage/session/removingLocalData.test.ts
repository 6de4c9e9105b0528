import { signOut } from 'firebase/auth'
import { beforeEach, expect, it, vi } from 'vitest'
import { isPermanentlyDeleted } from '#src/firebase/documents/deletionFlag.ts'
import { cleanUpAfterSessionEnd, cleanUpDevice } from '#src/firebase/session/end/cleanUpDevice.ts'
import { recordMove } from '#src/storage/journals/moveJournal.ts'
import {
  signOutOf,
  recordSignOut,
  recordDataHere,
  clearSignOut,
  usersWithDataHere,
} from '#src/storage/journals/signOutJournal.ts'
import { removeLocalData, removeLocalDataIfGone } from '#src/storage/session/removeLocalData.ts'
import { lastEmail, recordLastUser } from '#src/storage/signIn/lastUser.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'

vi.mock('firebase/auth', () => ({ signOut: vi.fn<() => Promise<void>>() }))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => ({ currentUser: { uid: 'ada' } }) }))
vi.mock('#src/storage/session/removeLocalData.ts', () => ({
  closeLocalDataInAllTabs: vi.fn<() => Promise<void>>(),
  removeLocalData: vi.fn<() => Promise<boolean>>(),
  removeLocalDataIfGone: vi.fn<() => Promise<boolean>>(),
}))

vi.mock('#src/firebase/documents/deletionFlag.ts', () => ({
  isPermanentlyDeleted: vi.fn<typeof isPermanentlyDeleted>(),
}))

beforeEach(async () => {
  vi.clearAllMocks()
  vi.mocked(removeLocalDataIfGone).mockResolvedValue(true)
  await emptyJournal()
})

it("a sign-out that can't be finished ends the session once, and lets the person sign in again", async () => {
  await recordDataHere('ada')
  await recordSignOut('ada', { discard: ['one'], isOver: false })
  vi.mocked(removeLocalData).mockResolvedValue(false)
  await cleanUpDevice()
  await cleanUpDevice()
  expect(signOut).toHaveBeenCalledTimes(1)
  expect(signOutOf('ada')).toEqual({ discard: ['one'], isOver: true })
  vi.mocked(removeLocalData).mockResolvedValue(true)
  await cleanUpDevice()
  expect(removeLocalData).toHaveBeenLastCalledWith('ada', ['one'])
  expect(signOut).toHaveBeenCalledTimes(1)
  expect(usersWithDataHere()).toEqual([])
})

it("everyone else's data is removed, but not the signed-in person's", async () => {
  for (const uid of ['ada', 'bob', 'eve']) await recordDataHere(uid)
  await cleanUpDevice()
  expect(usersWithDataHere()).toEqual(['ada'])
  expect(signOut).not.toHaveBeenCalled()
})

it("a deleted person's edits are removed, too", async () => {
  for (const uid of ['bob', 'eve']) await recordDataHere(uid)
  expect(await cleanUpAfterSessionEnd('deletedElsewhere', 'eve')).toBe(true)
  expect(removeLocalDataIfGone).toHaveBeenCalledWith('bob', [])
  expect(removeLocalDataIfGone).toHaveBeenCalledWith('eve', 'all')
})

it('edits of the only person here are removed if the account was deleted elsewhere before this start', async () => {
  await recordDataHere('eve')
  expect(await cleanUpAfterSessionEnd('deletedElsewhere')).toBe(true)
  expect(removeLocalDataIfGone).toHaveBeenCalledWith('eve', 'all')
  expect(isPermanentlyDeleted).not.toHaveBeenCalled()
})

it('a pending guest’s edits stay if another account was deleted elsewhere before this start', async () => {
  await recordDataHere('guest')
  await recordMove({
    guestUid: 'guest',
    toUid: null,
    isConfirmed: false,
    phase: 'copying',
    copiedIds: [],
  })
  expect(await cleanUpAfterSessionEnd('deletedElsewhere')).toBe(false)
  expect(removeLocalDataIfGone).not.toHaveBeenCalled()
})

it.each(['endedByFirebase', 'inactive', 'tooOld', 'deletedElsewhere'] as const)(
  'among several people, the deletion flag tells whose edits to remove after a session that is %s',
  async (endReason) => {
    vi.mocked(isPermanentlyDeleted).mockImplementation(async (uid) => uid === 'eve')
    for (const uid of ['bob', 'eve']) await recordDataHere(uid)
    expect(await cleanUpAfterSessionEnd(endReason)).toBe(true)
    expect(vi.mocked(removeLocalDataIfGone).mock.calls).toEqual([
      ['eve', 'all'],
      ['bob', []],
    ])
  },
)

it('edits are removed even if the device was cleaned up while the server was asked', async () => {
  vi.mocked(isPermanentlyDeleted).mockImplementation(async () => {
    await cleanUpDevice()
    return true
  })
  await recordDataHere('eve')
  expect(await cleanUpAfterSessionEnd('endedByFirebase')).toBe(true)
  expect(vi.mocked(removeLocalDataIfGone).mock.calls).toEqual([
    ['eve', []],
    ['eve', 'all'],
  ])
})

it('edits stay for a person whose account exists', async () => {
  vi.mocked(isPermanentlyDeleted).mockResolvedValue(false)
  await recordDataHere('eve')
  expect(await cleanUpAfterSessionEnd('endedByFirebase', 'eve')).toBe(false)
  expect(vi.mocked(removeLocalDataIfGone).mock.calls).toEqual([['eve', []]])
})

it('if the tab closes between deleting the account and its data here, the next start removes the rest', async () => {
  vi.mocked(removeLocalData).mockResolvedValue(true)
  recordLastUser('eve', 'eve@example.com')
  await recordDataHere('eve')
  await recordSignOut('eve', { discard: 'all', isOver: true })
  await cleanUpDevice()
  expect(lastEmail()).toBeNull()
  expect(removeLocalData).toHaveBeenCalledWith('eve', 'all')
  expect(usersWithDataHere()).toEqual([])

  await recordDataHere('eve')
  await recordSignOut('eve', { discard: 'all', isOver: true })
  await clearSignOut('eve')
  expect(signOutOf('eve')).toBeNull()
  expect(usersWithDataHere()).toEqual(['eve'])
})
