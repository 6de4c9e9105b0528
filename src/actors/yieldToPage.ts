import { lastSeenSlot } from '../domain/lastSeenSlot.ts'

/**
 * Takes away what was painted of another visit, now that the page itself stands behind it. That goes on where the
 * person has scrolled to, and at the link that had the focus.
 */
export function yieldToPage(): void {
  const slot = document.getElementById(lastSeenSlot)
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
