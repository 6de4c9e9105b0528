import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  isSigningOut,
  signOutOf,
  recordSignOut,
  recordThings,
  forgetThings,
  whoseThings,
} from '#src/device/signOutJournal.ts'
import { emptyJournal } from '#tests/support/emptyJournal.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await emptyJournal()
})

describe("the journal's entries about people with data on this device", () => {
  it('are separate for each person', async () => {
    await recordThings('ada')
    await recordThings('bob')
    expect(whoseThings()).toEqual(['ada', 'bob'])
    await forgetThings('bob')
    expect(whoseThings()).toEqual(['ada'])
    await forgetThings('ada')
    expect(whoseThings()).toEqual([])
  })

  it('list people who are signing out, until they are out or store something here again', async () => {
    await recordThings('ada')
    await recordSignOut('ada', { discard: ['one'], isOver: false })
    await recordThings('ada')
    expect(isSigningOut('ada')).toBe(true)
    await recordSignOut('ada', { discard: ['one'], isOver: true })
    expect(isSigningOut('ada')).toBe(false)
    expect(signOutOf('ada')).toEqual({ discard: ['one'], isOver: true })
    await recordThings('ada')
    expect([signOutOf('ada'), whoseThings()]).toEqual([null, ['ada']])
  })

  it("don't keep anybody from signing out if there is no space for them", async () => {
    await recordThings('ada')
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
    await expect(recordThings('ada')).rejects.toMatchObject({ name: 'QuotaExceededError' })
  })
})
