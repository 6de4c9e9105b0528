import { afterEach, describe, expect, it, vi } from 'vitest'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { createThemeStore, syncWithStorage } from '#src/stores/themeStore.ts'
import { blockedStorage, fakeStorage } from '#tests/support/fakes/fakeStorage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the theme store', () => {
  it('is dark on the first visit, and stores the bare word', () => {
    const { writes } = visitWith(fakeStorage())
    const store = createThemeStore()
    syncWithStorage(store, new EventTarget())
    expect(store.getState().theme).toBe('dark')
    expect(writes).toEqual(['dark'])
  })

  it('is light if the bare word says so, from the first state on', () => {
    visitWith(fakeStorage({ theme: 'light' }))
    const store = createThemeStore()
    expect([store.getInitialState().theme, store.getState().theme]).toEqual(['light', 'light'])
  })

  it('follows the theme that another tab has chosen since this one began to load', () => {
    const { storage, writes } = visitWith(fakeStorage({ theme: 'dark' }))
    const store = createThemeStore()
    storage.setItem('theme', 'light')
    syncWithStorage(store, new EventTarget())
    expect(store.getState().theme).toBe('light')
    expect(writes.filter((word) => word !== 'light')).toEqual([])
  })

  it.each(['', 'LIGHT', '"light"', '{"state":{"theme":"light"}}', 'purple'])(
    'treats the invalid %j as dark, and overwrites it',
    (rubbish) => {
      const { storage } = visitWith(fakeStorage({ theme: rubbish }))
      const store = createThemeStore()
      syncWithStorage(store, new EventTarget())
      expect(store.getState().theme).toBe('dark')
      expect(storage.getItem('theme')).toBe('dark')
    },
  )

  it('works for the visit if storage throws when it is used', () => {
    visitWith({ storage: blockedStorage() })
    const store = createThemeStore()
    store.getState().toggle()
    expect(store.getState().theme).toBe('light')
  })

  it('works for the visit if storage throws when it is accessed', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked.', 'SecurityError')
    })
    const store = createThemeStore()
    store.getState().toggle()
    expect(store.getState().theme).toBe('light')
  })

  it("is stored on a shared computer, too: it isn't about a person", () => {
    const { storage } = visitWith(fakeStorage())
    sharedComputerStore.setState({ isShared: true })
    createThemeStore().getState().toggle()
    expect(storage.getItem('theme')).toBe('light')
    sharedComputerStore.setState({ isShared: false })
  })

  it('ignores other keys, and everything after it stopped following', () => {
    visitWith(fakeStorage())
    const store = createThemeStore()
    const tab = new EventTarget()
    const stop = syncWithStorage(store, tab)
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
