import type { ReactNode } from 'react'

type IconProps = {
  /** Points along the line, and is mirrored in right-to-left languages. */
  isDirectional?: boolean
  children: ReactNode
}

/** The frame of every icon: one line weight, the color of the text, hidden from screen readers. */
export function Icon({ isDirectional, children }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-mirrored={isDirectional}
    >
      {children}
    </svg>
  )
}
