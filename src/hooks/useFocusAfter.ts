import { useEffect, useRef } from 'react'

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
    if (hasGone && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(selector)?.focus()
    }
  }, [shown, selector])
}
