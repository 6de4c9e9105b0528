import { useEffect, useRef } from 'react'

/**
 * Moves the focus after an element is removed together with the focus.
 *
 * @param isThere whether the element is currently shown.
 * @param place a selector for the element to focus.
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
