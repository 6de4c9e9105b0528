import { liveRegion } from '../../hooks/useFocusAfter.ts'

/** Moves the focus to the live region around a control that disappears when it's pressed. */
export function focusRegionOf(control: Element): void {
  const region = control.closest<HTMLElement>(liveRegion)
  if (!region) return
  region.tabIndex = -1
  region.focus()
}

/** Moves the focus to the page's heading, after the notice with the focus is dismissed. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
