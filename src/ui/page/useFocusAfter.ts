import { useEffect, useRef } from 'react'

/**
 * Moves the focus after an element is removed together with the focus.
 *
 * @param isThere whether the element is currently shown.
 * @param selector of the element to focus.
 */
export function useFocusAfter(isThere: boolean, selector: string): void {
  const wasThere = useRef(isThere)
  useEffect(() => {
    const hasGone = wasThere.current && !isThere
    wasThere.current = isThere
    if (hasGone && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(selector)?.focus()
    }
  }, [isThere, selector])
}
