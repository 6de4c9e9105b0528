import { createContext, use, useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { followOtherTabs, type ThemeState, type ThemeStore } from '../stores/themeStore.ts'

const ThemeContext = createContext<ThemeStore | null>(null)

/** Applies the theme to the document, in sync with the store and other tabs. */
export function ThemeProvider({ store, children }: { store: ThemeStore; children: ReactNode }) {
  const theme = useStore(store, (state) => state.theme)
  useEffect(() => {
    document.documentElement.classList.toggle('dark', theme === 'dark')
  }, [theme])
  useEffect(() => followOtherTabs(store), [store])
  return <ThemeContext value={store}>{children}</ThemeContext>
}

/** The current theme, and how to change it. */
export function useTheme(): ThemeState {
  const store = use(ThemeContext)
  if (!store) throw new Error('useTheme needs a ThemeProvider above it.')
  return useStore(store)
}
