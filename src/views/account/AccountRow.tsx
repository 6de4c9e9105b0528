import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './AccountRow.module.css'

type AccountRowProps = {
  label: string
  /** What stands there now. */
  value: ReactNode
  /** The one thing to do with it; none where nothing can be done. */
  action?: { label: string; onTake: () => void; busy?: boolean }
  /** A word about what has just been done, said quietly. */
  note?: string | null
  /** The person pressed Escape in the editor. */
  onClose?: () => void
  /** The editor, while it is open; it takes the place of value and action, and the focus. */
  children?: ReactNode
}

/** Label, value, one action; or label and the editor. */
export function AccountRow({ label, value, action, note, onClose, children }: AccountRowProps) {
  const row = useFocusThatFollows(Boolean(children))
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose?.()
  }
  return (
    <div ref={row} className={styles.row} data-open={Boolean(children)}>
      <h3 className={styles.label}>{label}</h3>
      {children ? (
        <div className={styles.editor} onKeyDown={closeOnEscape} role="presentation">
          {children}
        </div>
      ) : (
        <div className={styles.value}>{value}</div>
      )}
      <output className={styles.note}>{note}</output>
      {action && !children && (
        <Button
          look="quiet"
          busy={action.busy ?? false}
          aria-label={`${action.label}: ${label}`}
          onClick={action.onTake}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}

/** Goes into the editor when it opens, and back to the action when it closes. */
function useFocusThatFollows(isOpen: boolean) {
  const row = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    const [first] = row.current?.querySelectorAll<HTMLElement>('input:not([hidden]), button') ?? []
    first?.focus()
  }, [isOpen])
  return row
}
