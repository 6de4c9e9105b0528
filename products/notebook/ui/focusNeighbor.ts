import { focusHeading } from '#src/hooks/focus.ts'

/** Moves the focus from a row that is about to disappear to the next or previous one. */
export function focusNeighbor(within: Element): void {
  const row = within.closest('li')
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  const control = neighbor?.querySelector<HTMLElement>('a, button')
  if (control) control.focus()
  else focusHeading()
}
