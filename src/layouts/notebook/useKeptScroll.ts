import { useLayoutEffect, useRef } from 'react'

/** Remembers how far the list was scrolled with the document, and goes there when it is shown again. */
export function useKeptScroll(isShown: boolean): void {
  const kept = useRef(0)
  useLayoutEffect(() => {
    if (!isShown) return
    const going = requestAnimationFrame(() => scrollTo(0, kept.current))
    const keep = () => {
      kept.current = scrollY
    }
    addEventListener('scroll', keep, { passive: true })
    return () => {
      cancelAnimationFrame(going)
      removeEventListener('scroll', keep)
    }
  }, [isShown])
}
