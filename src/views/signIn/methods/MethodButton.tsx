import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { otherMethodsText } from '../../../text/signIn/signInMethodsText.ts'
import styles from './MethodButton.module.css'

type MethodButtonProps = {
  icon: ReactNode
  label: string
  /** Whether it was the last method used on this device. */
  isLastUsed?: boolean
} & ({ href: string } | { isDisabled: boolean; onClick: () => void })

/** A button, or a link, for a sign-in method. While disabled, it stays focusable, but presses do nothing. */
export function MethodButton({ icon, label, isLastUsed = false, ...action }: MethodButtonProps) {
  const content = (
    <>
      {icon}
      <span>{label}</span>
      {isLastUsed && <LastUsed />}
    </>
  )
  if ('href' in action) {
    return (
      <Link href={action.href} className={styles.button}>
        {content}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={action.isDisabled || undefined}
      onClick={action.isDisabled ? undefined : action.onClick}
    >
      {content}
    </button>
  )
}

/** A badge on the method that was last used here. */
export function LastUsed() {
  return <span className={styles.badge}>{otherMethodsText.lastUsed}</span>
}
