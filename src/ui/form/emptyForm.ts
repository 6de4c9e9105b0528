/** Empties a form that stays for the next entry, and focuses its first field. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset()
  form.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
