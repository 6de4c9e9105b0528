import { afterEach, describe, expect, it, vi } from 'vitest'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { createThemeStore, followOtherTabs } from '#src/stores/themeStore.ts'
import { blockedStorage, fakeStorage } from '#tests/support/fakeStorage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the theme store', () => {
  it('is dark on a first visit and writes the bare word down', () => {
    const { writes } = visitWith(fakeStorage())
    expect(createThemeStore().getState().theme).toBe('dark')
    expect(writes).toEqual(['dark'])
  })

  it('is light where the bare word says so, from the first state on', () => {
    visitWith(fakeStorage({ theme: 'light' }))
    const store = createThemeStore()
    expect([store.getInitialState().theme, store.getState().theme]).toEqual(['light', 'light'])
  })

  it.each(['', 'LIGHT', '"light"', '{"state":{"theme":"light"}}', 'purple'])(
    'takes the rubbish %j for dark and writes over it',
    (rubbish) => {
      const { storage } = visitWith(fakeStorage({ theme: rubbish }))
      expect(createThemeStore().getState().theme).toBe('dark')
      expect(storage.getItem('theme')).toBe('dark')
    },
  )

  it('works for the visit where the storage throws when it is used', () => {
    visitWith({ storage: blockedStorage() })
    const store = createThemeStore()
    store.getState().toggle()
    expect(store.getState().theme).toBe('light')
  })

  it('works for the visit where the storage throws when it is touched', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked.', 'SecurityError')
    })
    const store = createThemeStore()
    store.getState().toggle()
    expect(store.getState().theme).toBe('light')
  })

  it('is kept where others use the computer, too: it tells of nobody', () => {
    const { storage } = visitWith(fakeStorage())
    sharedComputerStore.setState({ isShared: true })
    createThemeStore().getState().toggle()
    expect(storage.getItem('theme')).toBe('light')
    sharedComputerStore.setState({ isShared: false })
  })

  it('ignores what other keys say, and everything once it stopped following', () => {
    visitWith(fakeStorage())
    const store = createThemeStore()
    const tab = new EventTarget()
    const stop = followOtherTabs(store, tab)
    tab.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }))
    expect(store.getState().theme).toBe('dark')
    stop()
    tab.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }))
    expect(store.getState().theme).toBe('dark')
  })
})

/** Gives the page this storage. */
function visitWith<Fake extends { storage: Storage }>(fake: Fake): Fake {
  vi.stubGlobal('localStorage', fake.storage)
  return fake
}
