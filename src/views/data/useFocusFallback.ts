import { useEffect, useRef } from 'react'

/**
 * Focuses a heading when the focused element has been removed.
 *
 * @param stage changes whenever the buttons do.
 * @param place a selector for the heading.
 */
export function useFocusFallback(stage: string, place: string): void {
  const last = useRef(stage)
  useEffect(() => {
    if (last.current === stage) return
    last.current = stage
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(place)?.focus()
  }, [stage, place])
}
