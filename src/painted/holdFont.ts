/** The first of the fonts, see src/styles/fonts.css. */
const font = '1em "Geist Variable"'

/** Without the font, see src/styles/tokens.css. */
const held = 'system-font'

/** A font that isn't requested yet. */
export type HeldFont = {
  /** Requests the font, and uses it once it is there. */
  load: () => void
  /** Lets the page request it as soon as there is text. */
  release: () => void
}

/**
 * Shows the page in a system font for now, because on a slow line the font would take bandwidth from the
 * code. With a service worker, neither needs the network.
 */
export function holdFont(): HeldFont {
  const { classList } = document.documentElement
  const release = () => classList.remove(held)
  if (!navigator.serviceWorker?.controller) classList.add(held)
  return {
    release,
    load: () => {
      if (!classList.contains(held)) return
      document.fonts
        .load(font)
        .catch(() => null)
        .finally(release)
    },
  }
}
