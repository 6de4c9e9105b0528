import type { ReactNode } from 'react'

/** A highlighted message, with what to do about it. */
export function Notice({ tone, children }: { tone: 'danger' | 'calm'; children: ReactNode }) {
  return (
    <div data-notice data-tone={tone}>
      {children}
    </div>
  )
}
