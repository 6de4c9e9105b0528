/** Lets dialogs open and close in a document that cannot show them. */
export function stubModals(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
}

function showModal(this: HTMLDialogElement): void {
  this.open = true
}

function close(this: HTMLDialogElement): void {
  this.open = false
}
