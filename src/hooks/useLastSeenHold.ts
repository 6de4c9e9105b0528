import { useEffect, useLayoutEffect } from 'react'
import { holdLastSeen, releaseLastSeen } from '../actors/session/replaceLastSeen.ts'

/**
 * While `isHeld`, the page painted before the app had loaded stays, because the page that replaces it is on
 * its way. Call it where nothing else is rendered meanwhile.
 */
export function useLastSeenHold(isHeld: boolean): void {
  useLayoutEffect(() => {
    if (isHeld) holdLastSeen()
  }, [isHeld])
  // Suspense ends layout effects while it waits for code, but not these.
  useEffect(() => (isHeld ? releaseLastSeen : undefined), [isHeld])
}
