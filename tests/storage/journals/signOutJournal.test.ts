import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  isSigningOut,
  signOutOf,
  recordSignOut,
  recordLocalData,
  forgetLocalData,
  usersWithLocalData,
} from '#src/storage/journals/signOutJournal.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await emptyJournal()
})

describe("the journal's entries about people with data on this device", () => {
  it('are separate for each person', async () => {
    await recordLocalData('ada')
    await recordLocalData('bob')
    expect(usersWithLocalData()).toEqual(['ada', 'bob'])
    await forgetLocalData('bob')
    expect(usersWithLocalData()).toEqual(['ada'])
    await forgetLocalData('ada')
    expect(usersWithLocalData()).toEqual([])
  })

  it('list people who are signing out, until they are out or store something here again', async () => {
    await recordLocalData('ada')
    await recordSignOut('ada', { discard: ['one'], isOver: false })
    await recordLocalData('ada')
    expect(isSigningOut('ada')).toBe(true)
    await recordSignOut('ada', { discard: ['one'], isOver: true })
    expect(isSigningOut('ada')).toBe(false)
    expect(signOutOf('ada')).toEqual({ discard: ['one'], isOver: true })
    await recordLocalData('ada')
    expect([signOutOf('ada'), usersWithLocalData()]).toEqual([null, ['ada']])
  })

  it("don't keep anyone from signing out if there is no space for them", async () => {
    await recordLocalData('ada')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    })
    await recordSignOut('ada', { discard: [], isOver: false })
    expect(isSigningOut('ada')).toBe(true)
  })

  it('are required before anything is stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    })
    await expect(recordLocalData('ada')).rejects.toMatchObject({ name: 'QuotaExceededError' })
  })
})
