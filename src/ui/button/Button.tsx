import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { AppLink } from '../page/AppLink.tsx'
import styles from './Button.module.css'

type ButtonProps = ComponentProps<'button'> & {
  /**
   * One `primary` per screen, `danger` for what can't be undone, `plain` for other actions, `quiet` inside
   * text and bars.
   */
  variant?: 'primary' | 'danger' | 'plain' | 'quiet'
  /** Work is in progress: the button stays focusable, but presses do nothing. */
  isBusy?: boolean
  /** Not possible for now, such as while cooling down: the button stays focusable, but presses do nothing. */
  isDisabled?: boolean
}

export function Button({
  variant = 'plain',
  isBusy = false,
  isDisabled = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const ignoresPresses = isBusy || isDisabled
  return (
    <button
      className={styles.button}
      data-variant={variant}
      type={type}
      data-busy={isBusy || undefined}
      aria-disabled={ignoresPresses || undefined}
      onClick={ignoresPresses ? preventSubmit : onClick}
      {...rest}
    />
  )
}

/** Enter in a field presses its form's button, too. */
function preventSubmit(event: MouseEvent): void {
  event.preventDefault()
}

type ButtonLinkProps = {
  href: string
  variant?: 'primary' | 'plain' | 'quiet'
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'plain', ...props }: ButtonLinkProps) {
  return <AppLink className={styles.button} data-variant={variant} {...props} />
}
