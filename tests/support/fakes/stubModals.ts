/** Stubs dialogs in a document that doesn't support them. */
export function stubModals(): void {
  Object.assign(HTMLDialogElement.prototype, { show: showModal, showModal, close })
}

function showModal(this: HTMLDialogElement): void {
  this.open = true
}

function close(this: HTMLDialogElement): void {
  this.open = false
}
