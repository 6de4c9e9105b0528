import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Takes the focus out of a page while it is inert, so that a field that saves on blur does, and returns it afterwards.
 * Keys that are pressed meanwhile are no shortcuts.
 */
export function useInertFocus(isInert: boolean): void {
  const left = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (isInert && focused instanceof HTMLElement && focused.closest('[inert]')) {
      left.current = focused
      focused.blur()
    } else if (!isInert) {
      if (focused === document.body) left.current?.focus({ preventScroll: true })
      left.current = null
    }
  }, [isInert])
  useEffect(() => {
    if (!isInert) return undefined
    addEventListener('keydown', ignoreOutsideOfFields, true)
    return () => removeEventListener('keydown', ignoreOutsideOfFields, true)
  }, [isInert])
}

function ignoreOutsideOfFields(event: KeyboardEvent): void {
  if (event.target === document.body) event.stopImmediatePropagation()
}
