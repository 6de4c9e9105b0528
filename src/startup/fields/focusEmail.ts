/**
 * Focuses the email field of the first page, unless something else has the focus. Not on touchscreens, where the
 * keyboard would cover the page.
 */
export function focusEmail(): void {
  if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches)
    document.getElementById('email')?.focus()
}
