import type { ComponentProps } from 'react'
import styles from './IconButton.module.css'

type IconButtonProps = ComponentProps<'button'> & {
  /** Read by screen readers, and shown on hover. */
  label: string
}

export function IconButton({ label, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} {...rest} />
  )
}
