import { useEffect, useRef } from 'react'

/** Selects the elements that announce a notice. One takes the focus of a control in it that disappears. */
export const liveRegion = 'output, [role="alert"]'

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

/**
 * Moves the focus after an element is removed together with the focus, or with a control whose notice has kept it in
 * the same section or else on the same page.
 *
 * @param shown what is currently shown; `false` if nothing is that could have the focus.
 * @param selector of the element to focus.
 */
export function useFocusAfter(shown: string | boolean, selector: string): void {
  const last = useRef(shown)
  useEffect(() => {
    const hasGone = last.current !== false && last.current !== shown
    last.current = shown
    if (!hasGone) return
    const next = document.querySelector<HTMLElement>(selector)
    const place = next?.closest('section, main, body')
    if (place && isFocusLost(place)) next?.focus()
  }, [shown, selector])
}
