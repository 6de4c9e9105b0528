import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { slotId } from './slot.ts'
import './pageSnapshot.css'

type PageSnapshotOptions = {
  /** Whether the page shows its content, and is no longer loading. */
  isShown: boolean
  /** Whether everything it shows is on the server. */
  isConfirmed: boolean
  /** Changes whenever the content does. */
  version: unknown
  /** Stores the page for the next visit. */
  storePage: () => void
}

/** Milliseconds without changes before the page is stored. */
const storeDelayMs = 1_000

/**
 * Stores a page of the product, so that the next visit shows it before the app has loaded. Removes the snapshot of
 * the last visit once the page itself is shown.
 */
export function usePageSnapshot({
  isShown,
  isConfirmed,
  version,
  storePage,
}: PageSnapshotOptions): void {
  const store = useEffectEvent(storePage)
  useLayoutEffect(() => keepSnapshot(true), [])
  // Suspense ends layout effects while it waits for code, but not these.
  useEffect(() => () => keepSnapshot(false), [])
  useLayoutEffect(() => {
    if (!isShown) return
    return afterTwoFrames(swapPageSnapshot)
  }, [isShown])
  useEffect(() => {
    if (!isConfirmed) return
    const timer = setTimeout(store, storeDelayMs, version)
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

/** Whether the snapshot stays in front of the page that the app has rendered, which isn't ready yet. */
function keepSnapshot(isKept: boolean): void {
  document.getElementById(slotId)?.toggleAttribute('data-kept', isKept)
}

/** Rows with `content-visibility: auto` have been measured by then. */
function afterTwoFrames(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work)
  })
  return () => cancelAnimationFrame(frame)
}

/** Removes the snapshot when the app's page is ready, and carries over the scroll positions and the focused link. */
export function swapPageSnapshot(): void {
  const slot = document.getElementById(slotId)
  const page = slot?.previousElementSibling
  if (!slot || !page) return
  for (const element of slot.querySelectorAll('[class]')) {
    if (element.scrollTop === 0) continue
    const [same] = page.getElementsByClassName(element.className)
    if (same) same.scrollTop = element.scrollTop
  }
  const { activeElement } = document
  const href = slot.contains(activeElement) ? activeElement?.getAttribute('href') : null
  slot.remove()
  if (!href) return
  const links = Array.from(page.querySelectorAll('a'))
  links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true })
}
