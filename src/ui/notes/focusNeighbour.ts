/** Moves the focus from a row that is about to go to the one after it, or before it. */
export function focusNeighbour(within: Element): void {
  const row = within.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const place = neighbour?.querySelector<HTMLElement>('a, button') ?? document.querySelector('h1')
  place?.focus()
}
