import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  changeMove,
  followMoves,
  forgetMove,
  isMoving,
  moveOf,
  moveTo,
  recordMove,
} from '#src/device/moveJournal.ts'
import type { GuestMove } from '#src/domain/guestMove.ts'
import { emptyJournal } from '#tests/support/emptyJournal.ts'

const unconfirmed: GuestMove = {
  guestUid: 'guest',
  toUid: null,
  phase: 'copying',
  notOf: [],
  made: [],
}

afterEach(async () => {
  vi.restoreAllMocks()
  await emptyJournal()
})

describe('the mark of a guest who was put aside', () => {
  it('is for the person into whose account the guest went, and for nobody else', async () => {
    await recordMove({ ...unconfirmed, toUid: 'ada' })
    expect(moveTo('ada')).toEqual({ ...unconfirmed, toUid: 'ada' })
    expect(moveTo('bob')).toBeNull()
  })

  it('may be for anybody as long as nobody knows, but not for the guest, nor for who said no', async () => {
    await recordMove(unconfirmed)
    expect(moveTo('ada')).toEqual(unconfirmed)
    expect(moveTo('guest')).toBeNull()
    await changeMove('guest', { notOf: ['ada'] })
    expect(moveTo('ada')).toBeNull()
    expect(moveTo('bob')).toEqual({ ...unconfirmed, notOf: ['ada'] })
  })

  it('comes first where it is known whose it is', async () => {
    await recordMove(unconfirmed)
    await recordMove({ ...unconfirmed, guestUid: 'other', toUid: 'ada' })
    expect(moveTo('ada')?.guestUid).toBe('other')
  })

  it('keeps the things of the guest on this device until it is gone', async () => {
    await recordMove(unconfirmed)
    expect(isMoving('guest')).toBe(true)
    await forgetMove('guest')
    expect(isMoving('guest')).toBe(false)
    expect(moveOf('guest')).toBeNull()
  })

  it('changes nothing of a guest who is gone', async () => {
    await changeMove('guest', { phase: 'removing' })
    expect(moveOf('guest')).toBeNull()
  })

  it('lives in the page where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await recordMove({ ...unconfirmed, toUid: 'ada' })
    expect(moveTo('ada')?.guestUid).toBe('guest')
  })

  it('tells who follows it, also of what another tab has done', async () => {
    const heard: string[] = []
    const stop = followMoves(({ guestUid }) => heard.push(guestUid))
    await recordMove(unconfirmed)
    const other = new BroadcastChannel('gatehouse-journal')
    for (const name of ['file-going-ada/gate', 'guest-moving-other'])
      other.postMessage({ name, before: null, now: null })
    await vi.waitFor(() => expect(heard).toEqual(['guest', 'other']))
    other.close()
    stop()
    await forgetMove('guest')
    expect(heard).toEqual(['guest', 'other'])
  })
})
