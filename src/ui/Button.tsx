import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type ButtonProps = ComponentProps<'button'> & {
  /** One `primary` on a screen, or `danger` for what cannot be undone; `plain` for the rest; `quiet` inside text and bars. */
  look?: 'primary' | 'danger' | 'plain' | 'quiet'
  /** Marks work in progress. The button stays focusable, and pressing it again does nothing new. */
  busy?: boolean
  /** Marks a time in which pressing it does nothing. */
  waiting?: boolean
}

export function Button({
  look = 'plain',
  busy = false,
  waiting = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      className={styles.button}
      data-look={look}
      type={type}
      data-busy={busy || undefined}
      aria-disabled={busy || waiting || undefined}
      {...rest}
    />
  )
}
