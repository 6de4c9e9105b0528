import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { showPageInsteadOfSnapshot } from '../actors/session/showPageInsteadOfSnapshot.ts'
import { useKeepSnapshot } from './useKeepSnapshot.ts'
import '../styles/lastSeen.css'

type PageSnapshotOptions = {
  /** Whether the page shows its content, and is no longer loading. */
  isShown: boolean
  /** Whether everything it shows is on the server. */
  isConfirmed: boolean
  /** Changes whenever the content does. */
  version: unknown
  /** Stores the page for the next visit. */
  keep: () => void
}

/** Milliseconds without changes before the page is stored. */
const storeDelay = 1_000

/**
 * Stores a page of the product, so that it's painted on the next visit before the app has loaded. Removes a
 * page painted this way once the page itself is shown.
 */
export function usePageSnapshot({
  isShown,
  isConfirmed,
  version,
  keep,
}: PageSnapshotOptions): void {
  const store = useEffectEvent(keep)
  useKeepSnapshot(true)
  useLayoutEffect(() => {
    if (!isShown) return
    return afterTwoFrames(showPageInsteadOfSnapshot)
  }, [isShown])
  useEffect(() => {
    if (!isConfirmed) return
    const timer = setTimeout(store, storeDelay, version)
    const storeIfHidden = () => {
      if (document.visibilityState === 'hidden') store()
    }
    document.addEventListener('visibilitychange', storeIfHidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', storeIfHidden)
    }
  }, [isConfirmed, version])
}

/** Rows with `content-visibility: auto` have been measured by then. */
function afterTwoFrames(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work)
  })
  return () => cancelAnimationFrame(frame)
}
