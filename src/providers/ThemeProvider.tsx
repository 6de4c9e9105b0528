import { createContext, use, useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import {
  syncWithStorage,
  themeStore,
  type ThemeState,
  type ThemeStore,
} from '../stores/themeStore.ts'

const ThemeContext = createContext<ThemeStore | null>(null)

/** Applies the theme to the document, in sync with the store and other tabs. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useStore(themeStore, (state) => state.theme)
  useEffect(() => {
    document.documentElement.classList.toggle('dark', theme === 'dark')
  }, [theme])
  useEffect(() => syncWithStorage(), [])
  // Not the state: React discards prerendered markup if a context changes before the code of its page has loaded.
  return <ThemeContext value={themeStore}>{children}</ThemeContext>
}

/** The current theme, and how to change it. */
export function useTheme(): ThemeState {
  const store = use(ThemeContext)
  if (!store) throw new Error('useTheme needs a ThemeProvider above it.')
  return useStore(store)
}
