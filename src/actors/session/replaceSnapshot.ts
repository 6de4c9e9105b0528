import { snapshotSlot } from '../../domain/session/lastSeen.ts'

/**
 * Removes the painted page of the last visit as soon as the app renders a page, unless that page holds it.
 * So whatever is rendered in place of the expected page, such as an error, can be seen and used. A page is
 * what has a `main` element.
 *
 * @returns a function that stops it.
 */
export function replaceSnapshot(): () => void {
  const slot = document.getElementById(snapshotSlot)
  const app = slot?.previousElementSibling
  if (!slot || !app) return () => undefined
  const observer = new MutationObserver(() => check())
  const check = () => {
    if (slot.dataset['held'] === undefined && app.querySelector('main')) slot.remove()
    if (!slot.isConnected) observer.disconnect()
  }
  observer.observe(app, { childList: true, subtree: true })
  observer.observe(slot, { attributes: true, attributeFilter: ['data-held'] })
  check()
  return () => observer.disconnect()
}

/** Keeps the painted page in front of the page that the app has rendered, which isn't ready yet. */
export function keepSnapshotShown(): void {
  const slot = document.getElementById(snapshotSlot)
  if (slot) slot.dataset['held'] = ''
}

/** Ends `keepSnapshotShown`, when that page is no longer rendered. */
export function stopShowingSnapshot(): void {
  document.getElementById(snapshotSlot)?.removeAttribute('data-held')
}
