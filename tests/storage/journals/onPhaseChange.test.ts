import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GuestMove } from '#src/domain/guest/guestMove.ts'
import {
  onPhaseChange,
  changeMove,
  forgetMove,
  recordMove,
} from '#src/storage/journals/moveJournal.ts'

const mark: GuestMove = {
  guestUid: 'guest',
  toUid: 'ada',
  isConfirmed: true,
  phase: 'copying',
  copiedIds: [],
}

afterEach(async () => {
  await forgetMove('guest')
})

describe('following a move', () => {
  it('reports changes made in this tab', async () => {
    const heard = follow()
    await changeMove('guest', { phase: 'paused' })
    await changeMove('guest', { copiedIds: ['note'] })
    await changeMove('guest', { phase: 'deleting' })
    await forgetMove('guest')
    expect(heard).toEqual(['paused', 'deleting', 'gone after deleting'])
  })

  it('reports changes made in another tab', async () => {
    const heard = follow()
    const other = new BroadcastChannel('gatehouse-journal')
    const postChange = (before: GuestMove, now: GuestMove | null) =>
      other.postMessage({
        name: 'guest-moving-guest',
        before: JSON.stringify(before),
        now: now && JSON.stringify(now),
      })
    postChange(mark, { ...mark, phase: 'discarding' })
    postChange({ ...mark, phase: 'discarding' }, null)
    await vi.waitFor(() => expect(heard).toEqual(['discarding', 'gone after discarding']))
    other.close()
  })

  it("doesn't report changes of another guest", async () => {
    const heard = follow()
    await recordMove({ ...mark, guestUid: 'other' })
    await forgetMove('other')
    expect(heard).toEqual([])
  })
})

function follow(): readonly string[] {
  const heard: string[] = []
  void recordMove(mark)
  onPhaseChange('guest', {
    changed: (phase) => heard.push(phase),
    gone: (last) => heard.push(`gone after ${last}`),
  })
  return heard
}
