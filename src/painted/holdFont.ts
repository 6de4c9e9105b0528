/** The first of the fonts, see src/styles/fonts.css. */
const font = '1em "Geist Variable"'

/** Without the font, see src/styles/tokens.css. */
const held = 'system-font'

/**
 * Shows the page in a system font for now, because on a slow line the font would take bandwidth from the
 * code and the first data. With a service worker, neither needs the network.
 */
export function holdFont(): void {
  if (!navigator.serviceWorker?.controller) document.documentElement.classList.add(held)
}

/** Lets the page use the font even if it isn't there yet. */
export function releaseFont(): void {
  document.documentElement.classList.remove(held)
}

/** Requests the font, and uses it once it is there. */
export function loadFont(): void {
  if (!document.documentElement.classList.contains(held)) return
  document.fonts
    .load(font)
    .catch(() => null)
    .finally(releaseFont)
}
