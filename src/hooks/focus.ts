/** Selects the elements that announce notices. Each receives the focus when a control inside it disappears. */
const liveRegion = 'output, [role="alert"]'

/**
 * Whether the focus is nowhere, or only kept by a notice whose control is gone.
 *
 * @param place what contains the notice. One elsewhere keeps the focus.
 */
export function isFocusLost(place: Element): boolean {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) return true
  return activeElement.matches(liveRegion) && place.contains(activeElement)
}

/** Moves the focus to the live region around a control that disappears when it's pressed. */
export function focusRegionOf(control: Element): void {
  const region = control.closest<HTMLElement>(liveRegion)
  if (!region) return
  region.tabIndex = -1
  region.focus()
}

/** Moves the focus to the page's heading, from a control that disappears when it's pressed. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
