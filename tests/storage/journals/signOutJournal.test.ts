import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  isSigningOut,
  signOutOf,
  recordSignOut,
  recordDataHere,
  forgetDataHere,
  usersWithDataHere,
} from '#src/storage/journals/signOutJournal.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await emptyJournal()
})

describe("the journal's entries about people with data on this device", () => {
  it('are separate for each person', async () => {
    await recordDataHere('ada')
    await recordDataHere('bob')
    expect(usersWithDataHere()).toEqual(['ada', 'bob'])
    await forgetDataHere('bob')
    expect(usersWithDataHere()).toEqual(['ada'])
    await forgetDataHere('ada')
    expect(usersWithDataHere()).toEqual([])
  })

  it('list people who are signing out, until they are out or store something here again', async () => {
    await recordDataHere('ada')
    await recordSignOut('ada', { discard: ['one'], isOver: false })
    await recordDataHere('ada')
    expect(isSigningOut('ada')).toBe(true)
    await recordSignOut('ada', { discard: ['one'], isOver: true })
    expect(isSigningOut('ada')).toBe(false)
    expect(signOutOf('ada')).toEqual({ discard: ['one'], isOver: true })
    await recordDataHere('ada')
    expect([signOutOf('ada'), usersWithDataHere()]).toEqual([null, ['ada']])
  })

  it("don't keep anyone from signing out if there is no space for them", async () => {
    await recordDataHere('ada')
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
    await expect(recordDataHere('ada')).rejects.toMatchObject({ name: 'QuotaExceededError' })
  })
})
