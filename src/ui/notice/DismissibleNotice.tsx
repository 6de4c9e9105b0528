import type { ReactNode } from 'react'
import { focusHeading } from '../../hooks/focus.ts'
import { Icon } from '../icon/Icon.tsx'
import { Notice } from './Notice.tsx'
import styles from './DismissibleNotice.module.css'

type DismissibleNoticeProps = {
  /** The button's label for screen readers, and on hover. */
  label: string
  onDismiss: () => void
  /** Follows the sentence. */
  action?: ReactNode
  children: ReactNode
}

/**
 * A calm notice on one line, if it fits, with a button at its end that dismisses it. The focus then moves to the page's
 * heading.
 */
export function DismissibleNotice({ label, onDismiss, action, children }: DismissibleNoticeProps) {
  const dismiss = () => {
    focusHeading()
    onDismiss()
  }
  return (
    <Notice tone="calm">
      <div className={styles.line}>
        <p>
          <span>{children}</span> {action}
        </p>
        <button type="button" aria-label={label} title={label} onClick={dismiss}>
          <Icon>
            <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />
          </Icon>
        </button>
      </div>
    </Notice>
  )
}
