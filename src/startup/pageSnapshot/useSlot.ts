import { useEffect, useLayoutEffect } from 'react'
import { slotId } from './slot.ts'

/** Lets only this person's snapshot be shown, until the app renders a page that doesn't keep it. */
export function usePageSnapshotOf(uid: string | undefined): void {
  useLayoutEffect(() => {
    if (uid) claimPageSnapshot(uid)
  }, [uid])
  useLayoutEffect(removeOnRender, [])
}

/**
 * While `isShown`, the snapshot stays, because the page that replaces it is on its way. Call it where nothing else is
 * rendered meanwhile.
 */
export function usePageSnapshotUntilReady(isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) keepSnapshot()
  }, [isShown])
  // Suspense ends layout effects while it waits for code, but not these.
  useEffect(() => (isShown ? releaseSnapshot : undefined), [isShown])
}

/** From now on, only this person's snapshot may be shown. Removes another person's. */
export function claimPageSnapshot(uid: string): void {
  const slot = document.getElementById(slotId)
  if (!slot) return
  if ((slot.dataset['uid'] ?? uid) === uid) slot.dataset['uid'] = uid
  else slot.remove()
}

/**
 * Removes the snapshot as soon as the app renders a page, unless that page keeps it. So whatever is rendered in
 * place of the expected page, such as an error, can be seen and used. A page is what has a `main` element.
 *
 * @returns a function that stops it.
 */
function removeOnRender(): () => void {
  const slot = document.getElementById(slotId)
  const app = slot?.previousElementSibling
  if (!slot || !app) return () => undefined
  const observer = new MutationObserver(() => check())
  const check = () => {
    if (slot.dataset['kept'] === undefined && app.querySelector('main')) slot.remove()
    if (!slot.isConnected) observer.disconnect()
  }
  observer.observe(app, { childList: true, subtree: true })
  observer.observe(slot, { attributes: true, attributeFilter: ['data-kept'] })
  check()
  return () => observer.disconnect()
}

/** Keeps the snapshot in front of the page that the app has rendered, which isn't ready yet. */
function keepSnapshot(): void {
  const slot = document.getElementById(slotId)
  if (slot) slot.dataset['kept'] = ''
}

/** Ends `keepSnapshot`, when that page is no longer rendered. */
function releaseSnapshot(): void {
  document.getElementById(slotId)?.removeAttribute('data-kept')
}
