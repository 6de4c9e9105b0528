import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type Theme = {
  mode: 'dark' | 'light'
  toggle: () => void
}

export const useTheme = create<Theme>()(
  persist(
    (set) => ({
      mode: 'dark',
      toggle: () => {
        set(({ mode }) => ({ mode: mode === 'dark' ? 'light' : 'dark' }))
      },
    }),
    { name: 'theme' },
  ),
)
