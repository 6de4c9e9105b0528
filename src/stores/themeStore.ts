import { persist, type PersistStorage } from 'zustand/middleware'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readQuietly, writeQuietly } from './quietStorage.ts'

type Theme = 'light' | 'dark'

export type ThemeState = {
  theme: Theme
  toggle: () => void
}

export type ThemeStore = StoreApi<ThemeState>

type PersistedTheme = Pick<ThemeState, 'theme'>

/** The key in local storage; its value is the bare word `light` or `dark`. */
const themeKey = 'theme'

const bareWordStorage: PersistStorage<PersistedTheme> = {
  getItem: () => {
    const theme = storedTheme()
    return theme && { state: { theme } }
  },
  setItem: (key, { state }) => writeQuietly(key, state.theme, true),
  removeItem: (key) => writeQuietly(key, null),
}

/** The theme, remembered in local storage. Dark unless the stored word is `light`. */
export function createThemeStore(): ThemeStore {
  const store = createStore<ThemeState>()(
    persist(
      (set) => ({
        // React begins on a painted page with the first state, which has to be what is painted.
        theme: storedTheme() ?? 'dark',
        toggle: () => set(({ theme }) => ({ theme: theme === 'dark' ? 'light' : 'dark' })),
      }),
      {
        name: themeKey,
        storage: bareWordStorage,
        partialize: ({ theme }): PersistedTheme => ({ theme }),
      },
    ),
  )
  writeThrough(store)
  return store
}

/**
 * Follows the theme that another tab chose. What is no theme, or a cleared storage, changes nothing
 * here and is written over. Returns the function that stops following.
 */
export function followOtherTabs(store: ThemeStore, tab: EventTarget = window): () => void {
  const follow = (event: Event) => {
    if (!(event instanceof StorageEvent) || (event.key !== themeKey && event.key !== null)) return
    if (isTheme(event.newValue)) store.setState({ theme: event.newValue })
    else writeThrough(store)
  }
  tab.addEventListener('storage', follow)
  return () => tab.removeEventListener('storage', follow)
}

function storedTheme(): Theme | null {
  const word = readQuietly(themeKey)
  return isTheme(word) ? word : null
}

/** `persist` writes only when the state is set, and not when the store is made. */
function writeThrough(store: ThemeStore): void {
  store.setState({})
}

function isTheme(word: unknown): word is Theme {
  return word === 'light' || word === 'dark'
}
