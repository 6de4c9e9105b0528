import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { createPortal } from 'react-dom'
import styles from './Dialog.module.css'

type DialogProps = {
  heading: ReactNode
  /** The person pressed Escape. The dialog closes only if the caller stops rendering it. */
  onClose: () => void
  /** For wide content, such as two texts side by side. */
  isWide?: boolean
  /** Whether it only shows that something is in progress. Pressing it doesn't move the caret of a field behind it. */
  isProgress?: boolean
  /** Whether it sends text messages, for which reCAPTCHA may show a puzzle. */
  sendsCodes?: boolean
  children?: ReactNode
}

/** A native dialog, open for as long as it is rendered. The page behind it is inert. */
export function Dialog({
  heading,
  onClose,
  isWide = false,
  isProgress = false,
  sendsCodes = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useLayoutEffect(() => {
    if (!dialog.current) return undefined
    return sendsCodes ? openBesidePuzzle(dialog.current) : openModal(dialog.current)
  }, [sendsCodes])
  // A dialog that isn't modal ignores Escape.
  useEffect(() => {
    if (!sendsCodes) return undefined
    const close = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) onClose()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [sendsCodes, onClose])
  // Browsers let `cancel` be prevented only once: a second Escape closes the dialog anyway.
  const reopen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.open || sendsCodes) return
    currentTarget.showModal()
    onClose()
  }
  const element = (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      data-progress={isProgress || undefined}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={reopen}
    >
      <h2 id={headingId}>{heading}</h2>
      {children}
    </dialog>
  )
  return sendsCodes ? createPortal(element, document.body) : element
}

/** Opens a modal dialog, and returns a function that closes it. */
function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  // Closed before it's removed from the document, so that the browser restores the focus.
  return () => dialog.close()
}

/**
 * Like `openModal`, but reCAPTCHA's puzzle can be used, which is outside of the dialog: only the page is inert, and
 * what is added to the document later is not.
 */
function openBesidePuzzle(dialog: HTMLDialogElement): () => void {
  const page = document.getElementById('root')
  const focused = document.activeElement
  dialog.show()
  page?.setAttribute('inert', '')
  return () => {
    page?.removeAttribute('inert')
    dialog.close()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
