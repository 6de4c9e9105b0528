import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './AccountRow.module.css'

type AccountRowProps = {
  label: string
  /** What stands there now. */
  value: ReactNode
  /** The one thing to do with it; none where nothing can be done. */
  action?: { label: string; onTake: () => void; busy?: boolean }
  /** The editor, while it is open; it takes the place of value and action. */
  children?: ReactNode
}

/** Label, value, one action; or label and the editor. */
export function AccountRow({ label, value, action, children }: AccountRowProps) {
  return (
    <div className={styles.row}>
      <h3 className={styles.label}>{label}</h3>
      {children ? (
        <div className={styles.editor}>{children}</div>
      ) : (
        <>
          <div className={styles.value}>{value}</div>
          {action && (
            <Button
              look="quiet"
              busy={action.busy ?? false}
              aria-label={`${action.label}: ${label}`}
              onClick={action.onTake}
            >
              {action.label}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
