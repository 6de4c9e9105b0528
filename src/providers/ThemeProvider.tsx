import { createContext, use, useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { syncWithStorage, themeStore, type ThemeState } from '../stores/themeStore.ts'

const ThemeContext = createContext<ThemeState | null>(null)

/** Applies the theme to the document, in sync with the store and other tabs. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const state = useStore(themeStore)
  useEffect(() => {
    document.documentElement.classList.toggle('dark', state.theme === 'dark')
  }, [state.theme])
  useEffect(() => syncWithStorage(), [])
  return <ThemeContext value={state}>{children}</ThemeContext>
}

/** The current theme, and how to change it. */
export function useTheme(): ThemeState {
  const state = use(ThemeContext)
  if (!state) throw new Error('useTheme needs a ThemeProvider above it.')
  return state
}
