import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  endOffer,
  followRemovals,
  forgetRemovals,
  recordRemoval,
  removalsOf,
  clearRemoval,
} from '#src/notebook/device/removalJournal.ts'
import { emptyJournal } from '#tests/support/emptyJournal.ts'

const offered = { fileId: 'gate', offeredBy: 'note' }

afterEach(async () => {
  vi.restoreAllMocks()
  for (const uid of ['ada', 'bob']) forgetRemovals(uid)
  await emptyJournal()
})

describe('the mark of a file that is to go', () => {
  it('lies on the device, under its person alone, until the file has gone', async () => {
    expect(await recordRemoval('ada', offered, true)).toBe(true)
    expect(Object.entries(localStorage)).toEqual([
      ['gatehouse-journal/file-going-ada/gate', 'note'],
    ])
    expect([removalsOf('ada'), removalsOf('bob')]).toEqual([[offered], []])
    await clearRemoval('ada', 'gate')
    expect([removalsOf('ada'), localStorage.length]).toEqual([[], 0])
  })

  it('is known at once, and has the browser ask before the page is closed until it lies there', async () => {
    const marking = recordRemoval('ada', offered, true)
    expect([removalsOf('ada'), wantsToStay()]).toEqual([[offered], true])
    await marking
    expect(wantsToStay()).toBe(false)
  })

  it('says when the file cannot be taken back any more, but brings back no mark', async () => {
    await recordRemoval('ada', offered, true)
    await endOffer('ada', 'gate')
    await endOffer('ada', 'wall')
    expect(removalsOf('ada')).toEqual([{ fileId: 'gate', offeredBy: '' }])
  })

  it('lives in the page alone where nothing may lie on the device, and the page is not closed unasked', async () => {
    expect(await recordRemoval('ada', offered, false)).toBe(false)
    expect([localStorage.length, wantsToStay()]).toEqual([0, true])
    await endOffer('ada', 'gate')
    expect(removalsOf('ada')).toEqual([{ fileId: 'gate', offeredBy: '' }])
    expect(localStorage.length).toBe(0)
    await clearRemoval('ada', 'gate')
    expect([removalsOf('ada'), wantsToStay()]).toEqual([[], false])
  })

  it('lives in the page alone where the browser keeps nothing, until its person has left', async () => {
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

  it('tells who follows it, also of what another tab has done', async () => {
    const heard = vi.fn<() => void>()
    const stop = followRemovals('ada', heard)
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

/** Whether the browser would ask before it closes the page. */
function wantsToStay(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
