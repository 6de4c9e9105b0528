import { useEffect, useLayoutEffect } from 'react'
import { keepSnapshotShown, stopShowingSnapshot } from '../actors/session/replaceSnapshot.ts'

/**
 * While `isHeld`, the page painted before the app had loaded stays, because the page that replaces it is on
 * its way. Call it where nothing else is rendered meanwhile.
 */
export function useKeepSnapshot(isHeld: boolean): void {
  useLayoutEffect(() => {
    if (isHeld) keepSnapshotShown()
  }, [isHeld])
  // Suspense ends layout effects while it waits for code, but not these.
  useEffect(() => (isHeld ? stopShowingSnapshot : undefined), [isHeld])
}
