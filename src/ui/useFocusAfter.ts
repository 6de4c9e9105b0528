import { useEffect, useRef } from 'react'

/**
 * Gives the focus a new place once something has gone from the screen and the focus with it.
 *
 * @param isThere whether it stands on the screen now.
 * @param place the selector of what takes the focus.
 */
export function useFocusAfter(isThere: boolean, place: string): void {
  const wasThere = useRef(isThere)
  useEffect(() => {
    const hasGone = wasThere.current && !isThere
    wasThere.current = isThere
    if (hasGone && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(place)?.focus()
    }
  }, [isThere, place])
}
