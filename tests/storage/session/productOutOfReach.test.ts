import { deleteUser, type User } from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withDefaults } from '#src/app/withDefaults.ts'
import { deleteAccount } from '#src/firebase/accountDeletion.ts'
import { defaultLocalData } from '#src/firebase/collections/defaultLocalData.ts'
import { cleanUpDevice, cleanUpAfterSessionEnd } from '#src/firebase/session/end/cleanUpDevice.ts'
import { removeDataInAllTabs } from '#src/firebase/signOut.ts'
import type { ProductLocalData } from '#src/product/contract.ts'
import { setProduct } from '#src/product/currentProduct.ts'
import { removeDatabase } from '#src/storage/encrypted/database.ts'
import {
  recordSignOut,
  recordDataHere,
  signOutOf,
  usersWithDataHere,
} from '#src/storage/journals/signOutJournal.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'

const localData = vi.fn<() => Promise<ProductLocalData>>()
const session = vi.hoisted(() => ({ currentUser: null as Pick<User, 'uid'> | null }))
vi.mock('firebase/auth', () => ({
  signOut: vi.fn<() => Promise<void>>(),
  deleteUser: vi.fn<typeof deleteUser>(),
}))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => session }))
vi.mock('#src/storage/encrypted/database.ts', async (load) => ({
  ...(await load<object>()),
  openLocalDatabase: () => ({
    read: () => Promise.resolve(0),
    change: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }),
  removeDatabase: vi.fn<typeof removeDatabase>(),
}))

const code: ProductLocalData = {
  ...defaultLocalData,
  close: () => Promise.resolve(),
  forgetMemory: vi.fn<ProductLocalData['forgetMemory']>(),
  removeSettings: vi.fn<ProductLocalData['removeSettings']>(),
}

/** In milliseconds: longer than all waits together, and shorter than the sign-out's limit. */
const soon = 9_000

beforeEach(async () => {
  vi.clearAllMocks()
  setProduct(withDefaults({ pages: [], collections: [], localData }))
  await emptyJournal()
  session.currentUser = null
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  sharedComputerStore.setState({ isShared: false })
})

describe.each([
  ['never comes', () => new Promise<never>(() => undefined)],
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
])("if the product's code %s", (_, fetchCode) => {
  beforeEach(() => void localData.mockImplementation(fetchCode))

  it("a sign-out writes its journal entry at once, removes this device's copies, and reports it", async () => {
    session.currentUser = { uid: 'ada' }
    await recordDataHere('ada')
    const said = vi.fn<(event: unknown) => void>()
    void firstEventOf(removeDataInAllTabs, { uid: 'ada', discard: ['one'] }).then(said)
    await vi.advanceTimersByTimeAsync(0)
    expect(signOutOf('ada')).toEqual({ discard: ['one'], isOver: false })
    await vi.advanceTimersByTimeAsync(soon)
    expect(said).toHaveBeenCalledExactlyOnceWith({ type: 'localData.removed' })
    expect(removeDatabase).toHaveBeenCalledWith('ada')
  })

  it('the data of an ended session is removed', async () => {
    await recordDataHere('ada')
    const cleaning = cleanUpAfterSessionEnd(null, 'ada')
    await vi.advanceTimersByTimeAsync(soon)
    expect(await cleaning).toBe(false)
    expect(removeDatabase).toHaveBeenCalledWith('ada')
    expect(usersWithDataHere()).toEqual([])
  })

  it('the settings of a deleted person are forgotten at the next start that has the code', async () => {
    await recordDataHere('ada')
    const cleaning = cleanUpDevice(['ada'])
    await vi.advanceTimersByTimeAsync(soon)
    await cleaning
    expect(removeDatabase).toHaveBeenCalledWith('ada')
    expect(signOutOf('ada')).toEqual({ discard: 'all', isOver: true })

    localData.mockResolvedValue(code)
    await cleanUpDevice()
    expect(code.removeSettings).toHaveBeenCalledExactlyOnceWith('ada')
    expect(usersWithDataHere()).toEqual([])
  })

  it('an account is deleted, and the next start finishes the cleanup here', async () => {
    session.currentUser = { uid: 'ada' }
    await recordDataHere('ada')
    vi.mocked(deleteUser).mockResolvedValue()
    void firstEventOf(deleteAccount, { uid: 'ada' })
    await vi.advanceTimersByTimeAsync(soon)
    expect(deleteUser).toHaveBeenCalledOnce()
    expect(removeDatabase).toHaveBeenCalledWith('ada')
    expect(signOutOf('ada')).toEqual({ discard: 'all', isOver: true })
  })

  it('no one waits for it to sign in after an interrupted sign-out', async () => {
    session.currentUser = { uid: 'eve' }
    await recordDataHere('ada')
    await recordSignOut('ada', { discard: ['one'], isOver: true })
    await cleanUpDevice()
    expect(usersWithDataHere()).toEqual([])
  })
})

it.each([
  [true, null, ['ada']],
  [true, 'endedByFirebase', []],
  [false, null, []],
] as const)(
  'what a tab has in memory is dropped after a sign-out on a shared computer: %s, %s',
  async (isShared, endReason, forgotten) => {
    sharedComputerStore.setState({ isShared })
    localData.mockResolvedValue(code)
    await cleanUpAfterSessionEnd(endReason, 'ada')
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.mocked(code.forgetMemory).mock.calls.flat()).toEqual(forgotten)
  },
)

it('the data of an ended session is removed even if nothing can tell whether the account still exists', async () => {
  vi.doMock('#src/firebase/documents/deletionFlag.ts', () => {
    throw new TypeError('Failed to fetch')
  })
  localData.mockResolvedValue(code)
  await recordDataHere('ada')
  expect(await cleanUpAfterSessionEnd('endedByFirebase', 'ada')).toBe(false)
  expect(usersWithDataHere()).toEqual([])
})
