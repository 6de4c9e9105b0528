import type { ReactNode } from 'react'

/** The frame of a brand logo: filled, hidden from screen readers. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      {children}
    </svg>
  )
}
