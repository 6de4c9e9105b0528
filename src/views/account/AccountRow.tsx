import { Children, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { accountRowText } from '../../text/account/accountRowText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { isComposingText } from '../../ui/form/typing.ts'
import styles from './AccountRow.module.css'

type AccountRowProps = {
  /** The URL fragment that links to this row. */
  id?: string
  label: string
  /** The current value. */
  value: ReactNode
  /** The row's action, if there is one. */
  action?: RowAction
  /** A short message about what was just done. */
  status?: string | null
  /** The value was saved. Shown for eight seconds, in place of the status. */
  wasSaved?: boolean
  /** Called when the person presses Escape in the editor. */
  onClose?: () => void
  /** The editor, while it's open. Replaces the value and the action, and takes the focus. */
  children?: ReactNode
}

/** A label with a value and an action, or with an editor. */
export function AccountRow({
  id,
  label,
  value,
  action,
  status,
  wasSaved = false,
  onClose,
  children,
}: AccountRowProps) {
  const isOpen = Children.toArray(children).length > 0
  const row = useFocusThatFollows(isOpen)
  const isJustSaved = useJustBecame(wasSaved)
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    // In an input method, Escape cancels the composition. A dialog of the editor closes by itself.
    const isInDialog = event.target instanceof Element && event.target.closest('dialog')
    if (event.key === 'Escape' && !isComposingText(event) && !isInDialog) onClose?.()
  }
  return (
    <div ref={row} id={id} className={styles.row}>
      <h3 className={styles.label}>
        <bdi>{label}</bdi>
      </h3>
      {isOpen ? (
        <div className={styles.editor} onKeyDown={closeOnEscape} role="presentation">
          {children}
        </div>
      ) : (
        <div className={styles.value}>{value}</div>
      )}
      <div className={styles.aside}>
        <output className={styles.status}>{isJustSaved ? actionText.saved : status}</output>
        {action && !isOpen && <AccountAction about={label} {...action} />}
      </div>
    </div>
  )
}

/** Moves the focus into the editor when it opens, and back to the action when it closes. */
function useFocusThatFollows(isOpen: boolean) {
  const row = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    row.current?.querySelector<HTMLElement>('input:not([hidden]), select, button')?.focus()
  }, [isOpen])
  return row
}

/** Whether it became true in the last eight seconds. */
function useJustBecame(isTrue: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isTrue) return undefined
    const timer = setTimeout(() => setOver(true), 8_000)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [isTrue])
  return isTrue && !isOver
}

type RowAction = { label: string; isBusy?: boolean; onClick: () => void }

/** The row's action. Screen readers also announce what it's about. */
function AccountAction({ label, about, ...button }: RowAction & { about: string }) {
  return (
    <Button variant="quiet" aria-label={accountRowText.actionOn(label, about)} {...button}>
      {label}
    </Button>
  )
}

export function EmptyValue() {
  return <span className={styles.none}>{accountRowText.none}</span>
}
