import { afterEach, describe, expect, it } from 'vitest'
import { followPhase } from '#src/device/followPhase.ts'
import { moveName } from '#src/device/moveName.ts'
import { changeMove, forgetMove, noteMove } from '#src/device/moveMark.ts'
import type { GuestMove } from '#src/domain/guestMove.ts'

const mark: GuestMove = { guestUid: 'guest', toUid: 'ada', phase: 'copying', notOf: [], made: [] }

afterEach(() => {
  localStorage.clear()
})

describe('how far a move is', () => {
  it('is told of this page', () => {
    const heard = follow()
    changeMove('guest', { phase: 'paused' })
    changeMove('guest', { notOf: ['bob'] })
    changeMove('guest', { phase: 'removing' })
    forgetMove('guest')
    expect(heard).toEqual(['paused', 'removing', 'gone after removing'])
  })

  it('is told of another page, also where that has gone on before it is heard here', () => {
    const heard = follow()
    localStorage.removeItem(moveName('guest'))
    tellOf(mark, { ...mark, phase: 'leaving' })
    tellOf({ ...mark, phase: 'leaving' }, null)
    expect(heard).toEqual(['leaving', 'gone after leaving'])
  })

  it('is not told of another guest', () => {
    const heard = follow()
    noteMove({ ...mark, guestUid: 'other' })
    forgetMove('other')
    expect(heard).toEqual([])
  })

  it('ends where everything that the browser keeps of this site is taken away', () => {
    const heard = follow()
    changeMove('guest', { phase: 'paused' })
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(heard).toEqual(['paused', 'gone after paused'])
  })
})

function follow(): readonly string[] {
  const heard: string[] = []
  noteMove(mark)
  followPhase('guest', {
    changed: (phase) => heard.push(phase),
    gone: (last) => heard.push(`gone after ${last}`),
  })
  return heard
}

/** As the browser does once another page has changed the mark. */
function tellOf(before: GuestMove, now: GuestMove | null): void {
  const oldValue = JSON.stringify(before)
  const newValue = now && JSON.stringify(now)
  dispatchEvent(new StorageEvent('storage', { key: moveName('guest'), oldValue, newValue }))
}
