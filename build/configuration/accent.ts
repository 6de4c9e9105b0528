import {
  contrast,
  isHexColor,
  minContrast,
  nearestReadable,
  readHex,
  toHex,
  type Oklch,
} from './color.ts'
import { valueThat, type Schema } from './schema.ts'

export type Theme = 'light' | 'dark'

/** The accent color and the colors derived from it. */
type AccentColors = { accent: Oklch; strong: Oklch; soft: Oklch }

/** Returns the colors of links and buttons: `strong` under the pointer, `soft` behind text. */
export function accentColors(accent: Oklch, theme: Theme): AccentColors {
  const { lightness, chroma, hue } = accent
  return theme === 'light'
    ? {
        accent,
        strong: { lightness: lightness - 0.06, chroma: chroma * 0.95, hue },
        soft: { lightness: 0.95, chroma: chroma * 0.13, hue },
      }
    : {
        accent,
        strong: { lightness: lightness + 0.055, chroma: chroma * 0.83, hue },
        soft: { lightness: 0.27, chroma: chroma * 0.42, hue },
      }
}

/**
 * Checks that links and buttons in this color are readable on every background, of which the soft
 * accent is the closest to it.
 */
export function accentSchema(theme: Theme): Schema {
  const isColor = valueThat(isHexColor, 'Write a color such as #1f4fd8.')
  return (value, path) => {
    if (!isHexColor(value)) return isColor(value, path)
    const accent = readHex(value)
    const reached = contrastOf(accent, theme)
    if (reached >= minContrast) return []
    const direction = theme === 'light' ? 'darker' : 'lighter'
    const isReadable = (color: Oklch) => contrastOf(color, theme) >= minContrast
    return [
      `${path}: ${value} has a contrast of ${reached.toFixed(1)} in the ${theme} theme, and text needs ${minContrast}. ` +
        `Use ${toHex(nearestReadable(accent, direction, isReadable))}, the nearest color that is readable.`,
    ]
  }
}

function contrastOf(accent: Oklch, theme: Theme): number {
  return contrast(accent, accentColors(accent, theme).soft)
}
