import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  isLeaving,
  leavingOf,
  markLeaving,
  markThings,
  removeMark,
  whoseThings,
} from '#src/device/leavingMark.ts'
import { emptyJournal } from '#tests/support/emptyJournal.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await emptyJournal()
})

describe('the marks of whose things lie on a device', () => {
  it('stand for each person alone', async () => {
    await markThings('ada')
    await markThings('bob')
    expect(whoseThings()).toEqual(['ada', 'bob'])
    await removeMark('bob')
    expect(whoseThings()).toEqual(['ada'])
    await removeMark('ada')
    expect(whoseThings()).toEqual([])
  })

  it('say who is leaving, until they are out or put something here again', async () => {
    await markThings('ada')
    await markLeaving('ada', { discard: ['one'], isOver: false })
    await markThings('ada')
    expect(isLeaving('ada')).toBe(true)
    await markLeaving('ada', { discard: ['one'], isOver: true })
    expect(isLeaving('ada')).toBe(false)
    expect(leavingOf('ada')).toEqual({ discard: ['one'], isOver: true })
    await markThings('ada')
    expect([leavingOf('ada'), whoseThings()]).toEqual([null, ['ada']])
  })

  it('keep nobody from leaving whose browser has no room for them', async () => {
    await markThings('ada')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    })
    await markLeaving('ada', { discard: [], isOver: false })
    expect(isLeaving('ada')).toBe(true)
  })

  it('are demanded before anything is kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    })
    await expect(markThings('ada')).rejects.toMatchObject({ name: 'QuotaExceededError' })
  })
})
