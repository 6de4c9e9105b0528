import { useEffect, useRef } from 'react'

/** Selects the elements that announce a notice. One takes the focus of a control in it that disappears. */
export const liveRegion = 'output, [role="alert"]'

/** Whether the element that had the focus is gone. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === body || Boolean(activeElement?.matches(liveRegion))
}

/**
 * Moves the focus after an element is removed together with the focus.
 *
 * @param shown what is currently shown; `false` if nothing is that could have the focus.
 * @param selector of the element to focus.
 */
export function useFocusAfter(shown: string | boolean, selector: string): void {
  const last = useRef(shown)
  useEffect(() => {
    const hasGone = last.current !== false && last.current !== shown
    last.current = shown
    if (hasGone && isFocusLost()) document.querySelector<HTMLElement>(selector)?.focus()
  }, [shown, selector])
}
