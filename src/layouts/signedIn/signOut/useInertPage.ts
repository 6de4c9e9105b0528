import { useEffect, useLayoutEffect } from 'react'

/**
 * Makes the page's `main` element inert: nothing in it can be typed or pressed. The focus leaves it, so that a field
 * that saves on blur does, and returns afterwards. Keys pressed meanwhile do nothing: they aren't shortcuts.
 */
export function useInertPage(isInert: boolean): void {
  useLayoutEffect(() => {
    if (!isInert) return
    const focused = document.activeElement
    const isLeft = focused instanceof HTMLElement && focused.closest('main') !== null
    if (isLeft) focused.blur()
    addEventListener('keydown', ignoreOutsideOfFields, true)
    return () => {
      removeEventListener('keydown', ignoreOutsideOfFields, true)
      document.querySelector('main')?.removeAttribute('inert')
      if (isLeft && document.activeElement === document.body) focused.focus({ preventScroll: true })
    }
  }, [isInert])
  // After each rendering, because the next page may have another `main` element.
  useEffect(() => {
    document.querySelector('main')?.toggleAttribute('inert', isInert)
  })
}

function ignoreOutsideOfFields(event: KeyboardEvent): void {
  if (event.target === document.body) event.stopImmediatePropagation()
}
