import { useEffect } from 'react'

/**
 * Scrolls to the element that the URL fragment names. Browsers do this before the page is rendered, and not
 * for the app's own links.
 */
export function useScrollToHash(): void {
  useEffect(() => {
    show()
    addEventListener('pushState', show)
    return () => removeEventListener('pushState', show)
  }, [])
}

function show(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView()
}
