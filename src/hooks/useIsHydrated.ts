import { useSyncExternalStore } from 'react'

/** False in prerendered HTML and until hydration. What only this browser knows may be rendered when true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never(): () => void {
  return () => undefined
}
