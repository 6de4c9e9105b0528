import { useSyncExternalStore } from 'react'

/** False in what is painted before its code: what only this browser knows is shown once the code has taken over. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never(): () => void {
  return () => undefined
}
