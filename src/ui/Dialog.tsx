import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './Dialog.module.css'

type DialogProps = {
  heading: string
  /** The person pressed Escape; the caller takes the dialog away. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog of the platform, open for as long as it is rendered. */
export function Dialog({ heading, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it leaves the document, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="dialog-heading"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id="dialog-heading">{heading}</h2>
      {children}
    </dialog>
  )
}
