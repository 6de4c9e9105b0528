import { snapshotSlot } from '../../domain/session/lastSeen.ts'

/**
 * Removes the painted page of the last visit when the app's page is ready, and carries over the
 * scroll positions and the focused link.
 */
export function showPageInsteadOfSnapshot(): void {
  const slot = document.getElementById(snapshotSlot)
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
