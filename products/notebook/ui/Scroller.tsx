import type { ReactNode } from 'react'

/** Without these, keyboard users can't reach content that only scrolls. */
const focusableGroup = { role: 'group', tabIndex: 0 } as const

type ScrollerProps = {
  /** Accessible name of the content. */
  label: string
  className?: string | undefined
  dir?: string | undefined
  children: ReactNode
}

/** A focusable container for scrolling content. The style sheet sets the direction. */
export function Scroller({ label, className, dir, children }: ScrollerProps) {
  return (
    <div {...focusableGroup} aria-label={label} className={className} dir={dir}>
      {children}
    </div>
  )
}
