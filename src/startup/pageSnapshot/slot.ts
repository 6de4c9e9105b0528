import { slotId } from './pageSnapshot.ts'

/** From now on, only this person's snapshot may be shown. Removes another person's. */
export function keepSnapshotOf(uid: string): void {
  const slot = document.getElementById(slotId)
  if (!slot) return
  if ((slot.dataset['uid'] ?? uid) === uid) slot.dataset['uid'] = uid
  else slot.remove()
}

/**
 * Removes the snapshot as soon as the app renders a page, unless that page holds it. So whatever is rendered in
 * place of the expected page, such as an error, can be seen and used. A page is what has a `main` element.
 *
 * @returns a function that stops it.
 */
export function replaceSnapshot(): () => void {
  const slot = document.getElementById(slotId)
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

/** Keeps the snapshot in front of the page that the app has rendered, which isn't ready yet. */
export function holdSnapshot(): void {
  const slot = document.getElementById(slotId)
  if (slot) slot.dataset['held'] = ''
}

/** Ends `holdSnapshot`, when that page is no longer rendered. */
export function releaseSnapshot(): void {
  document.getElementById(slotId)?.removeAttribute('data-held')
}

/** Removes the snapshot when the app's page is ready, and carries over the scroll positions and the focused link. */
export function showPageInsteadOfSnapshot(): void {
  const slot = document.getElementById(slotId)
  const page = slot?.previousElementSibling
  if (!slot || !page) return
  for (const place of slot.querySelectorAll('[class]')) {
    if (place.scrollTop === 0) continue
    const [same] = page.getElementsByClassName(place.className)
    if (same) same.scrollTop = place.scrollTop
  }
  const { activeElement } = document
  const href = slot.contains(activeElement) ? activeElement?.getAttribute('href') : null
  slot.remove()
  if (!href) return
  const links = Array.from(page.querySelectorAll('a'))
  links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true })
}
