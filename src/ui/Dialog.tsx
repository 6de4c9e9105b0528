import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import styles from './Dialog.module.css'

type DialogProps = {
  heading: string
  /** The person pressed Escape; the caller takes the dialog away, or lets it stand. */
  onClose: () => void
  /** For wide content, such as two texts. */
  isWide?: boolean
  children: ReactNode
}

/** A modal dialog of the platform, open for as long as it is rendered. */
export function Dialog({ heading, onClose, isWide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it leaves the document, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  // The browser lets Escape be prevented once; the next one closes the dialog, whatever the caller says.
  const stayUntilTakenAway = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.open) return
    currentTarget.showModal()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby="dialog-heading"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={stayUntilTakenAway}
    >
      <h2 id="dialog-heading">{heading}</h2>
      {children}
    </dialog>
  )
}
