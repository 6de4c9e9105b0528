import { useEffect, useRef } from 'react'

/**
 * Focuses a heading when the focused element has been removed.
 *
 * @param stage changes whenever the buttons do.
 * @param selector of the heading.
 */
export function useFocusFallback(stage: string, selector: string): void {
  const last = useRef(stage)
  useEffect(() => {
    if (last.current === stage) return
    last.current = stage
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(selector)?.focus()
  }, [stage, selector])
}
