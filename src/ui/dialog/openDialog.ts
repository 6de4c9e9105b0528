/** Opens a modal dialog, and returns a function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  // Closed before it's removed from the document, so that the browser restores the focus.
  return () => dialog.close()
}

/**
 * Like `openModal`, but reCAPTCHA's puzzle can be used, which is outside of the dialog: only the page is inert, and
 * what is added to the document later is not.
 */
export function openBesidePuzzle(dialog: HTMLDialogElement): () => void {
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
