import { useEffect, useRef } from 'react'

/**
 * Gives the focus to a heading when what had it goes from the screen.
 *
 * @param stage changes whenever the buttons do.
 * @param place the selector of the heading.
 */
export function useFocusKept(stage: string, place: string): void {
  const last = useRef(stage)
  useEffect(() => {
    if (last.current === stage) return
    last.current = stage
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(place)?.focus()
  }, [stage, place])
}
