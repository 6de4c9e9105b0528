import { isSnapshotShown } from '../pageSnapshot/pageSnapshot.ts'

/** The first of the fonts, see src/styles/deferredFonts.css. */
const font = '1em "Geist Variable"'

/** Without the font, see src/styles/deferredFonts.css. */
const systemFontClass = 'system-font'

/**
 * Shows the app in a system font for now, because on a slow line the font would take bandwidth from the first
 * data. With a service worker, neither needs the network, and a page snapshot looks as it did.
 */
export function delayFont(): void {
  if (__BRAND__.hasFont || hasWorker() || isSnapshotShown()) return
  document.documentElement.classList.add(systemFontClass)
}

/** Requests the font, and uses it once it is there. */
export function loadFont(): void {
  const release = () => document.documentElement.classList.remove(systemFontClass)
  if (!document.documentElement.classList.contains(systemFontClass)) return
  document.fonts
    .load(font)
    .catch(() => null)
    .finally(release)
}

/** Browsers that block cookies throw. */
function hasWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller)
  } catch {
    return false
  }
}
