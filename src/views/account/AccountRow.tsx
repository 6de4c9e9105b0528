import { Children, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { isOfInputMethod } from '../../ui/keys.ts'
import buttonStyles from '../../ui/Button.module.css'
import styles from './AccountRow.module.css'

type AccountRowProps = {
  /** The fragment of the address that leads here. */
  id?: string
  label: string
  /** What stands there now. */
  value: ReactNode
  /** The one thing to do with it; none where nothing can be done. */
  action?: RowAction
  /** A word about what has just been done, said quietly. */
  status?: string | null
  /** The person pressed Escape in the editor. */
  onClose?: () => void
  /** The editor, while it is open; it takes the place of value and action, and the focus. */
  children?: ReactNode
}

/** Label, value, one action; or label and the editor. */
export function AccountRow({
  id,
  label,
  value,
  action,
  status,
  onClose,
  children,
}: AccountRowProps) {
  const isOpen = Children.toArray(children).length > 0
  const row = useFocusThatFollows(isOpen)
  const closeOnEscape = (event: KeyboardEvent) => {
    // Escape also calls off what an input method is composing.
    if (event.key === 'Escape' && !isOfInputMethod(event)) onClose?.()
  }
  return (
    <div ref={row} id={id} className={styles.row}>
      <h3 className={styles.label}>{label}</h3>
      {isOpen ? (
        <div className={styles.editor} onKeyDown={closeOnEscape} role="presentation">
          {children}
        </div>
      ) : (
        <div className={styles.value}>{value}</div>
      )}
      <div className={styles.aside}>
        <output className={styles.status}>{status}</output>
        {action && !isOpen && <AccountAction {...action} about={label} />}
      </div>
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
    row.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus()
  }, [isOpen])
  return row
}

/** What a row offers: work that begins here, or a link to where it is done. */
type RowAction =
  | { label: string; onTake: () => void; busy?: boolean }
  | { label: string; href: string }

/** The action of a row; what it is about is read aloud with it. */
function AccountAction(action: RowAction & { about: string }) {
  const name = `${action.label}: ${action.about}`
  if ('href' in action) {
    return (
      <Link href={action.href} className={buttonStyles.button} data-look="quiet" aria-label={name}>
        {action.label}
      </Link>
    )
  }
  return (
    <Button look="quiet" busy={action.busy ?? false} aria-label={name} onClick={action.onTake}>
      {action.label}
    </Button>
  )
}
