import { signOut } from 'firebase/auth'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  signOutOf,
  recordSignOut,
  recordThings,
  clearSignOut,
  whoseThings,
} from '#src/device/signOutJournal.ts'
import { removeLocalData, removeLocalDataIfGone } from '#src/device/deviceCleanup.ts'
import { tidyAfter, cleanUpDevice } from '#src/firebase/wipe/cleanUpDevice.ts'
import { isDeletedForGood } from '#src/firebase/wipe/deletionFlag.ts'
import { emptyJournal } from '#tests/support/emptyJournal.ts'

vi.mock('firebase/auth', () => ({ signOut: vi.fn<() => Promise<void>>() }))
vi.mock('#src/firebase/app.ts', () => ({ auth: () => ({ currentUser: { uid: 'ada' } }) }))
vi.mock('#src/device/deviceCleanup.ts', () => ({
  closeEverywhere: vi.fn<() => Promise<void>>(),
  removeLocalData: vi.fn<() => Promise<boolean>>(),
  removeLocalDataIfGone: vi.fn<() => Promise<boolean>>(),
}))

vi.mock('#src/firebase/wipe/deletionFlag.ts', () => ({
  isDeletedForGood: vi.fn<typeof isDeletedForGood>(),
}))

beforeEach(async () => {
  vi.clearAllMocks()
  vi.mocked(removeLocalDataIfGone).mockResolvedValue(true)
  await emptyJournal()
})

it('a sign-out that cannot be finished ends the session once, and lets its person in again', async () => {
  await recordThings('ada')
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
  expect(whoseThings()).toEqual([])
})

it('the things of all others are taken away, and of nobody who is in', async () => {
  for (const uid of ['ada', 'bob', 'eve']) await recordThings(uid)
  await cleanUpDevice()
  expect(whoseThings()).toEqual(['ada'])
  expect(signOut).not.toHaveBeenCalled()
})

it('of somebody whose account was deleted the words go, too', async () => {
  for (const uid of ['bob', 'eve']) await recordThings(uid)
  expect(await tidyAfter('deleted', 'eve')).toBe(true)
  expect(removeLocalDataIfGone).toHaveBeenCalledWith('bob', [])
  expect(removeLocalDataIfGone).toHaveBeenCalledWith('eve', 'all')
})

it('the words go, too, of the one person here whose account was deleted elsewhere before this start', async () => {
  await recordThings('eve')
  expect(await tidyAfter('deleted')).toBe(true)
  expect(removeLocalDataIfGone).toHaveBeenCalledWith('eve', 'all')
  expect(isDeletedForGood).not.toHaveBeenCalled()
})

it.each(['expired', 'deleted'] as const)(
  'of several people here the mark of a deletion says whose words go with a session that is %s',
  async (ending) => {
    vi.mocked(isDeletedForGood).mockImplementation(async (uid) => uid === 'eve')
    for (const uid of ['bob', 'eve']) await recordThings(uid)
    expect(await tidyAfter(ending)).toBe(true)
    expect(vi.mocked(removeLocalDataIfGone).mock.calls).toEqual([
      ['eve', 'all'],
      ['bob', []],
    ])
  },
)

it('they go also where the device was tidied while the server was asked', async () => {
  vi.mocked(isDeletedForGood).mockImplementation(async () => {
    await cleanUpDevice()
    return true
  })
  await recordThings('eve')
  expect(await tidyAfter('expired')).toBe(true)
  expect(vi.mocked(removeLocalDataIfGone).mock.calls).toEqual([
    ['eve', []],
    ['eve', 'all'],
  ])
})

it('words stay for whoever comes back to an account that exists', async () => {
  vi.mocked(isDeletedForGood).mockResolvedValue(false)
  await recordThings('eve')
  expect(await tidyAfter('expired', 'eve')).toBe(false)
  expect(vi.mocked(removeLocalDataIfGone).mock.calls).toEqual([['eve', []]])
})

it('a page that ends between the account and what lies here leaves the rest to the next start', async () => {
  vi.mocked(removeLocalData).mockResolvedValue(true)
  await recordThings('eve')
  await recordSignOut('eve', { discard: 'all', isOver: true })
  await cleanUpDevice()
  expect(removeLocalData).toHaveBeenCalledWith('eve', 'all')
  expect(whoseThings()).toEqual([])

  await recordThings('eve')
  await recordSignOut('eve', { discard: 'all', isOver: true })
  await clearSignOut('eve')
  expect(signOutOf('eve')).toBeNull()
  expect(whoseThings()).toEqual(['eve'])
})
