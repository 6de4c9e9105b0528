import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import styles from './Dialog.module.css'

type DialogProps = {
  heading: ReactNode
  /** The person pressed Escape. The dialog closes only if the caller stops rendering it. */
  onClose: () => void
  /** For wide content, such as two texts side by side. */
  isWide?: boolean
  children: ReactNode
}

/** A native modal dialog, open for as long as it is rendered. */
export function Dialog({ heading, onClose, isWide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it's removed from the document, so that the browser restores the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  // Browsers let `cancel` be prevented only once: a second Escape closes the dialog anyway.
  const reopen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
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
      onClose={reopen}
    >
      <h2 id="dialog-heading">{heading}</h2>
      {children}
    </dialog>
  )
}
