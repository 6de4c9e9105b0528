import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { yieldToPage } from '../actors/yieldToPage.ts'
import '../styles/lastSeen.css'

type LastSeenOptions = {
  /** Whether the page shows what it is for, and no longer that this is on its way. */
  isShown: boolean
  /** Whether all that it shows is on the server. */
  isConfirmed: boolean
  /** Differs whenever it shows something else. */
  version: unknown
  /** Keeps the page as it is now for the next visit. */
  keep: () => void
}

/** In milliseconds: a page that is about to change is not worth keeping. */
const untilKept = 1_000

/**
 * Lets a page of the product be painted at the next visit before the app's code is there, and takes away what was
 * painted so in favor of the page itself.
 */
export function useLastSeen({ isShown, isConfirmed, version, keep }: LastSeenOptions): void {
  const keepNow = useEffectEvent(keep)
  useLayoutEffect(() => {
    if (!isShown) return
    return afterTwoFrames(yieldToPage)
  }, [isShown])
  useEffect(() => {
    if (!isConfirmed) return
    const waiting = setTimeout(keepNow, untilKept, version)
    const keepIfHidden = () => {
      if (document.visibilityState === 'hidden') keepNow()
    }
    document.addEventListener('visibilitychange', keepIfHidden)
    return () => {
      clearTimeout(waiting)
      document.removeEventListener('visibilitychange', keepIfHidden)
    }
  }, [isConfirmed, version])
}

/** By then rows that are laid out only when they come into view have been measured once. */
function afterTwoFrames(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work)
  })
  return () => cancelAnimationFrame(frame)
}
