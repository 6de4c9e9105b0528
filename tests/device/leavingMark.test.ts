import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  isLeaving,
  leavingOf,
  markLeaving,
  markThings,
  removeMark,
} from '#src/device/leavingMark.ts'
import { isTidyFor, whoseThings } from '#src/device/mark.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the marks of whose things lie on a device', () => {
  it('stand for each person alone', () => {
    markThings('ada')
    expect([isTidyFor('ada'), isTidyFor('bob'), isTidyFor()]).toEqual([true, false, false])
    markThings('bob')
    expect([isTidyFor('ada'), isTidyFor('bob')]).toEqual([false, false])
    removeMark('bob')
    expect(whoseThings()).toEqual(['ada'])
    removeMark('ada')
    expect([isTidyFor('ada'), isTidyFor()]).toEqual([true, true])
  })

  it('say who is leaving, until they are out or put something here again', () => {
    markThings('ada')
    markLeaving('ada', { discard: ['one'], isOver: false })
    markThings('ada')
    expect([isLeaving('ada'), isTidyFor('ada')]).toEqual([true, false])
    markLeaving('ada', { discard: ['one'], isOver: true })
    expect([isLeaving('ada'), isTidyFor('ada')]).toEqual([false, false])
    expect(leavingOf('ada')).toEqual({ discard: ['one'], isOver: true })
    markThings('ada')
    expect([leavingOf('ada'), isTidyFor('ada')]).toEqual([null, true])
  })

  it('keep nobody from leaving whose browser has no room for them', () => {
    markThings('ada')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    })
    markLeaving('ada', { discard: [], isOver: false })
    expect(isTidyFor()).toBe(false)
  })
})
