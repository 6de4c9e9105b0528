import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  changeMove,
  followMoves,
  forgetMove,
  moveOf,
  moveTo,
  noteMove,
} from '#src/device/moveMark.ts'
import { isMoving } from '#src/device/moveName.ts'
import type { GuestMove } from '#src/domain/guestMove.ts'

const unclaimed: GuestMove = {
  guestUid: 'guest',
  toUid: null,
  phase: 'copying',
  notOf: [],
  made: [],
}

afterEach(() => {
  vi.restoreAllMocks()
  forgetMove('guest')
  forgetMove('other')
})

describe('the mark of a guest who was put aside', () => {
  it('is for the person into whose account the guest went, and for nobody else', () => {
    noteMove({ ...unclaimed, toUid: 'ada' })
    expect(moveTo('ada')).toEqual({ ...unclaimed, toUid: 'ada' })
    expect(moveTo('bob')).toBeNull()
  })

  it('may be for anybody as long as nobody knows, but not for the guest, nor for who said no', () => {
    noteMove(unclaimed)
    expect(moveTo('ada')).toEqual(unclaimed)
    expect(moveTo('guest')).toBeNull()
    changeMove('guest', { notOf: ['ada'] })
    expect(moveTo('ada')).toBeNull()
    expect(moveTo('bob')).toEqual({ ...unclaimed, notOf: ['ada'] })
  })

  it('comes first where it is known whose it is', () => {
    noteMove(unclaimed)
    noteMove({ ...unclaimed, guestUid: 'other', toUid: 'ada' })
    expect(moveTo('ada')?.guestUid).toBe('other')
  })

  it('keeps the things of the guest on this device until it is gone', () => {
    noteMove(unclaimed)
    expect(isMoving('guest')).toBe(true)
    forgetMove('guest')
    expect(isMoving('guest')).toBe(false)
    expect(moveOf('guest')).toBeNull()
  })

  it('changes nothing of a guest who is gone', () => {
    changeMove('guest', { phase: 'removing' })
    expect(moveOf('guest')).toBeNull()
  })

  it('lives in the page where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    noteMove({ ...unclaimed, toUid: 'ada' })
    expect(moveTo('ada')?.guestUid).toBe('guest')
  })

  it('is passed over where nobody can read it', () => {
    localStorage.setItem('guest-moving-guest', 'no JSON')
    expect(moveTo('ada')).toBeNull()
  })

  it('tells who follows it, also of what another tab has done', () => {
    const heard: string[] = []
    const stop = followMoves(() => heard.push('changed'))
    noteMove(unclaimed)
    dispatchEvent(new StorageEvent('storage', { key: 'guest-moving-other' }))
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    stop()
    forgetMove('guest')
    expect(heard).toEqual(['changed', 'changed'])
  })
})
