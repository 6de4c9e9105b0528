import type { ReactNode } from 'react'

/** Without these, keyboards do not come to something that only scrolls. */
const reachable = { role: 'group', tabIndex: 0 } as const

type ScrollerProps = {
  /** What it holds; read aloud when the focus comes to it. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** Holds what may be larger than its place; the style sheet says in which direction it scrolls. */
export function Scroller({ label, className, children }: ScrollerProps) {
  return (
    <div {...reachable} aria-label={label} className={className}>
      {children}
    </div>
  )
}
