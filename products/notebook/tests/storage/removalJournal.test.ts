import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  endOffer,
  subscribeToRemovals,
  forgetRemovals,
  recordRemoval,
  removalsOf,
  clearRemoval,
} from '#products/notebook/storage/removalJournal.ts'
import { emptyJournal } from '#tests/support/emptyJournal.ts'

const offered = { fileId: 'gate', offeredBy: 'note' }

afterEach(async () => {
  vi.restoreAllMocks()
  for (const uid of ['ada', 'bob']) forgetRemovals(uid)
  await emptyJournal()
})

describe('the record of a file to delete', () => {
  it('is stored under its person until the file is deleted', async () => {
    expect(await recordRemoval('ada', offered, true)).toBe(true)
    expect(Object.entries(localStorage)).toEqual([
      ['gatehouse-journal/file-going-ada/gate', '{"v":1,"value":"note"}'],
    ])
    expect([removalsOf('ada'), removalsOf('bob')]).toEqual([[offered], []])
    await clearRemoval('ada', 'gate')
    expect([removalsOf('ada'), localStorage.length]).toEqual([[], 0])
  })

  it('is known immediately, and the browser asks before closing until it is stored', async () => {
    const marking = recordRemoval('ada', offered, true)
    expect([removalsOf('ada'), wantsToStay()]).toEqual([[offered], true])
    await marking
    expect(wantsToStay()).toBe(false)
  })

  it("tells when the file can't be restored anymore, but isn't recreated by that", async () => {
    await recordRemoval('ada', offered, true)
    await endOffer('ada', 'gate')
    await endOffer('ada', 'wall')
    expect(removalsOf('ada')).toEqual([{ fileId: 'gate', offeredBy: '' }])
  })

  it('stays in memory on a shared device, where the browser asks before closing', async () => {
    expect(await recordRemoval('ada', offered, false)).toBe(false)
    expect([localStorage.length, wantsToStay()]).toEqual([0, true])
    await endOffer('ada', 'gate')
    expect(removalsOf('ada')).toEqual([{ fileId: 'gate', offeredBy: '' }])
    expect(localStorage.length).toBe(0)
    await clearRemoval('ada', 'gate')
    expect([removalsOf('ada'), wantsToStay()]).toEqual([[], false])
  })

  it('stays in memory if storage is blocked, until its person has signed out', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(await recordRemoval('ada', offered, true)).toBe(false)
    expect(removalsOf('ada')).toEqual([offered])
    forgetRemovals('bob')
    expect(wantsToStay()).toBe(true)
    forgetRemovals('ada')
    expect([removalsOf('ada'), wantsToStay()]).toEqual([[], false])
  })

  it('notifies listeners, also of changes in another tab', async () => {
    const heard = vi.fn<() => void>()
    const stop = subscribeToRemovals('ada', heard)
    await recordRemoval('ada', offered, true)
    const other = new BroadcastChannel('gatehouse-journal')
    for (const name of ['file-going-bob/wall', 'file-going-ada/wall'])
      other.postMessage({ name, before: null, now: 'note' })
    await vi.waitFor(() => expect(removalsOf('ada')).toHaveLength(2))
    other.close()
    stop()
    await clearRemoval('ada', 'gate')
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

/** Whether the browser would ask before closing the page. */
function wantsToStay(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
