import { persist, type PersistStorage } from 'zustand/middleware'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readLocalStorage, writeLocalStorage } from '../storage/webStorage/webStorage.ts'

type Theme = 'light' | 'dark'

export type ThemeState = {
  theme: Theme
  toggle: () => void
}

export type ThemeStore = StoreApi<ThemeState>

/** The local storage key. The value is the bare word `light` or `dark`. */
const themeKey = __THEME_KEY__

/** Stores the bare word instead of JSON. */
const bareWord: PersistStorage<Pick<ThemeState, 'theme'>> = {
  getItem: () => {
    const theme = storedTheme()
    return theme && { state: { theme } }
  },
  setItem: (key, { state }) => writeLocalStorage(key, state.theme),
  removeItem: (key) => writeLocalStorage(key, null),
}

/** Creates the theme store, persisted in local storage. Dark unless the stored word is `light`. */
export function createThemeStore(): ThemeStore {
  return createStore<ThemeState>()(
    persist(
      (set) => ({
        // React hydrates a prerendered page with the initial state, which has to match.
        theme: storedTheme() ?? 'dark',
        toggle: () => set(({ theme }) => ({ theme: theme === 'dark' ? 'light' : 'dark' })),
      }),
      { name: themeKey, storage: bareWord },
    ),
  )
}

export const themeStore = createThemeStore()

/**
 * Follows the theme chosen in another tab, also while this tab's code was loading. Empty, invalid, or cleared storage
 * is overwritten with this tab's theme. Returns a function that stops it.
 */
export function syncWithStorage(store = themeStore, tab: EventTarget = window): () => void {
  const writeTheme = () => writeLocalStorage(themeKey, store.getState().theme)
  const follow = (theme: string | null) => {
    if (isTheme(theme)) store.setState({ theme })
    else writeTheme()
  }
  const onStorage = (event: Event) => {
    if (!(event instanceof StorageEvent) || (event.key !== themeKey && event.key !== null)) return
    follow(event.newValue)
  }
  tab.addEventListener('storage', onStorage)
  follow(storedTheme())
  return () => tab.removeEventListener('storage', onStorage)
}

function storedTheme(): Theme | null {
  const word = readLocalStorage(themeKey)
  return isTheme(word) ? word : null
}

function isTheme(word: unknown): word is Theme {
  return word === 'light' || word === 'dark'
}
