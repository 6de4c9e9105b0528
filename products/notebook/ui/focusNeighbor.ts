/** Moves the focus from a row that is about to disappear to the next or previous one. */
export function focusNeighbor(within: Element): void {
  const row = within.closest('li')
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  const place = neighbor?.querySelector<HTMLElement>('a, button') ?? document.querySelector('h1')
  place?.focus()
}
