import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  endOffer,
  followRemovals,
  forgetRemovals,
  markRemoval,
  removalsOf,
  unmarkRemoval,
} from '#src/device/removalMark.ts'

const offered = { fileId: 'gate', offeredBy: 'note' }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  for (const uid of ['ada', 'bob']) forgetRemovals(uid)
})

describe('the mark of a file that is to go', () => {
  it('lies on the device at once, under its person alone, until the file has gone', () => {
    expect(markRemoval('ada', offered, true)).toBe(true)
    expect(localStorage.getItem('file-going-ada/gate')).toBe('note')
    expect([removalsOf('ada'), removalsOf('bob')]).toEqual([[offered], []])
    unmarkRemoval('ada', 'gate')
    expect([removalsOf('ada'), localStorage.length]).toEqual([[], 0])
  })

  it('says when the file cannot be taken back any more, but brings back no mark', () => {
    markRemoval('ada', offered, true)
    endOffer('ada', 'gate')
    endOffer('ada', 'wall')
    expect(removalsOf('ada')).toEqual([{ fileId: 'gate', offeredBy: '' }])
  })

  it('lives in the page alone where nothing may lie on the device, and the page is not closed unasked', () => {
    expect(markRemoval('ada', offered, false)).toBe(false)
    expect([localStorage.length, wantsToStay()]).toEqual([0, true])
    endOffer('ada', 'gate')
    expect(removalsOf('ada')).toEqual([{ fileId: 'gate', offeredBy: '' }])
    unmarkRemoval('ada', 'gate')
    expect([removalsOf('ada'), wantsToStay()]).toEqual([[], false])
  })

  it('lives in the page alone where the browser keeps nothing, until its person has left', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(markRemoval('ada', offered, true)).toBe(false)
    expect(removalsOf('ada')).toEqual([offered])
    forgetRemovals('bob')
    expect(wantsToStay()).toBe(true)
    forgetRemovals('ada')
    expect([removalsOf('ada'), wantsToStay()]).toEqual([[], false])
  })

  it('tells who follows it, also of what another tab has done', () => {
    const heard = vi.fn<() => void>()
    const stop = followRemovals('ada', heard)
    markRemoval('ada', offered, true)
    dispatchEvent(new StorageEvent('storage', { key: 'file-going-ada/wall' }))
    dispatchEvent(new StorageEvent('storage', { key: 'file-going-bob/wall' }))
    stop()
    unmarkRemoval('ada', 'gate')
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

/** Whether the browser would ask before it closes the page. */
function wantsToStay(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
