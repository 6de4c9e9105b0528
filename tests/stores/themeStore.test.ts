import { describe, expect, it } from 'vitest'
import { createThemeStore, followOtherTabs } from '#src/stores/themeStore.ts'
import { blockedStorage, fakeStorage } from '#tests/support/fakeStorage.ts'

describe('the theme store', () => {
  it('is dark on a first visit and writes the bare word down', () => {
    const { storage, writes } = fakeStorage()
    expect(createThemeStore(() => storage).getState().theme).toBe('dark')
    expect(writes).toEqual(['dark'])
  })

  it('is light where the bare word says so', () => {
    const { storage } = fakeStorage({ theme: 'light' })
    expect(createThemeStore(() => storage).getState().theme).toBe('light')
  })

  it.each(['', 'LIGHT', '"light"', '{"state":{"theme":"light"}}', 'purple'])(
    'takes the rubbish %j for dark and writes over it',
    (rubbish) => {
      const { storage } = fakeStorage({ theme: rubbish })
      expect(createThemeStore(() => storage).getState().theme).toBe('dark')
      expect(storage.getItem('theme')).toBe('dark')
    },
  )

  it.each([
    ['throws when it is used', blockedStorage],
    [
      'throws when it is touched',
      (): Storage => {
        throw new DOMException('Blocked.', 'SecurityError')
      },
    ],
  ])('works for the visit where the storage %s', (_, getStorage) => {
    const store = createThemeStore(getStorage)
    store.getState().toggle()
    expect(store.getState().theme).toBe('light')
  })

  it('ignores what other keys say, and everything once it stopped following', () => {
    const { storage } = fakeStorage()
    const store = createThemeStore(() => storage)
    const tab = new EventTarget()
    const stop = followOtherTabs(store, tab)
    tab.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }))
    expect(store.getState().theme).toBe('dark')
    stop()
    tab.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }))
    expect(store.getState().theme).toBe('dark')
  })
})
