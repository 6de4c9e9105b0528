import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import {
  holdSnapshot,
  keepSnapshotOf,
  releaseSnapshot,
  replaceSnapshot,
  showPageInsteadOfSnapshot,
} from './slot.ts'
import './pageSnapshot.css'

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
 * Stores a page of the product, so that the next visit shows it before the app has loaded. Removes the snapshot of
 * the last visit once the page itself is shown.
 */
export function usePageSnapshot({
  isShown,
  isConfirmed,
  version,
  keep,
}: PageSnapshotOptions): void {
  const store = useEffectEvent(keep)
  useHeldSnapshot(true)
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

/**
 * While `isHeld`, the snapshot stays, because the page that replaces it is on its way. Call it where nothing else is
 * rendered meanwhile.
 */
export function useHeldSnapshot(isHeld: boolean): void {
  useLayoutEffect(() => {
    if (isHeld) holdSnapshot()
  }, [isHeld])
  // Suspense ends layout effects while it waits for code, but not these.
  useEffect(() => (isHeld ? releaseSnapshot : undefined), [isHeld])
}

/** Lets only this person's snapshot be shown, until the app renders a page that doesn't hold it. */
export function useSnapshotOf(uid: string | undefined): void {
  useLayoutEffect(() => {
    if (uid) keepSnapshotOf(uid)
  }, [uid])
  useLayoutEffect(replaceSnapshot, [])
}

/** Rows with `content-visibility: auto` have been measured by then. */
function afterTwoFrames(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work)
  })
  return () => cancelAnimationFrame(frame)
}
