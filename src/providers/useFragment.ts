import { useEffect } from 'react'

/**
 * Shows the part of the page that the address names. The browser looks for it before the page is
 * there, and does not look again when a link of the app changes the address.
 */
export function useFragment(): void {
  useEffect(() => {
    show()
    addEventListener('pushState', show)
    return () => removeEventListener('pushState', show)
  }, [])
}

function show(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView()
}
