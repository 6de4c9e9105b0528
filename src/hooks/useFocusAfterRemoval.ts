import { useEffect, useRef } from 'react'
import { isFocusLost } from './focus.ts'

/**
 * Moves the focus after an element is removed together with the focus, or with a control whose notice has kept it in
 * the same section or else on the same page.
 *
 * @param shown what is currently shown; `false` if nothing is that could have the focus.
 * @param selector of the element to focus.
 */
export function useFocusAfterRemoval(shown: string | boolean, selector: string): void {
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
