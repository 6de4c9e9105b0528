import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GuestMove } from '#src/domain/guest/guestMove.ts'
import {
  assignMoves,
  changeMove,
  onMoveChange,
  forgetMove,
  isPendingGuest,
  guestMovingTo,
  moveOf,
  recordMove,
} from '#src/storage/journals/moveJournal.ts'
import { emptyJournal } from '#tests/support/fakes/emptyJournal.ts'
import { ada, nemo } from '#tests/support/users.ts'

const unconfirmed: GuestMove = {
  guestUid: 'guest',
  toUid: null,
  isConfirmed: false,
  phase: 'copying',
  copiedIds: [],
}

afterEach(async () => {
  vi.restoreAllMocks()
  await emptyJournal()
})

describe('the journal entry of a pending guest', () => {
  it('is offered to the first person who signed in after the guest, and to no one else', async () => {
    await recordMove({ ...unconfirmed, toUid: 'ada' })
    expect(guestMovingTo('ada')).toEqual({ guestUid: 'guest', isConfirmed: false })
    expect(guestMovingTo('bob')).toBeNull()
  })

  it('is offered to whoever signs in first, except the guest, and then belongs to them', async () => {
    await recordMove(unconfirmed)
    expect(guestMovingTo('guest')).toBeNull()
    assignMoves({ ...nemo, uid: 'visitor' })
    expect(guestMovingTo('ada')).toEqual({ guestUid: 'guest', isConfirmed: false })
    assignMoves({ ...ada, uid: 'ada' })
    assignMoves({ ...ada, uid: 'bob' })
    expect(guestMovingTo('bob')).toBeNull()
    expect(guestMovingTo('ada')).toEqual({ guestUid: 'guest', isConfirmed: false })
    expect(moveOf('guest')).toEqual({ ...unconfirmed, toUid: 'ada' })
  })

  it('comes first if the person has confirmed it', async () => {
    await recordMove({ ...unconfirmed, toUid: 'ada' })
    await recordMove({ ...unconfirmed, guestUid: 'other', toUid: 'ada', isConfirmed: true })
    expect(guestMovingTo('ada')?.guestUid).toBe('other')
  })

  it("keeps the guest's data on this device until it is removed", async () => {
    await recordMove(unconfirmed)
    expect(isPendingGuest('guest')).toBe(true)
    await forgetMove('guest')
    expect(isPendingGuest('guest')).toBe(false)
    expect(moveOf('guest')).toBeNull()
  })

  it("can't be changed after it was removed", async () => {
    await changeMove('guest', { phase: 'deleting' })
    expect(moveOf('guest')).toBeNull()
  })

  it("stays in memory if the browser can't store it", async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await recordMove({ ...unconfirmed, toUid: 'ada' })
    expect(guestMovingTo('ada')?.guestUid).toBe('guest')
  })

  it('is reported to listeners, even if another tab has changed it', async () => {
    const heard: string[] = []
    const stop = onMoveChange(({ guestUid }) => heard.push(guestUid))
    await recordMove(unconfirmed)
    const other = new BroadcastChannel('gatehouse-journal')
    for (const name of ['file-deletion-ada/gate', 'guest-moving-other'])
      other.postMessage({ name, before: null, now: null })
    await vi.waitFor(() => expect(heard).toEqual(['guest', 'other']))
    other.close()
    stop()
    await forgetMove('guest')
    expect(heard).toEqual(['guest', 'other'])
  })
})
