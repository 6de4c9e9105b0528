import { useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { syncWithStorage, themeStore, type ThemeState } from '../stores/themeStore.ts'

/** Applies the theme to the document, in sync with the store and other tabs. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { theme } = useTheme()
  useEffect(() => {
    document.documentElement.classList.toggle('dark', theme === 'dark')
  }, [theme])
  useEffect(() => syncWithStorage(), [])
  return children
}

/**
 * The current theme, and how to change it. Not from a context: if one changes before the code of a prerendered page has
 * loaded, React discards the page.
 */
export function useTheme(): ThemeState {
  return useStore(themeStore)
}
