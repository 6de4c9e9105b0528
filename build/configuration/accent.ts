import { isReadableOn } from './background.ts'
import {
  contrast,
  isHexColor,
  minContrast,
  nearestReadable,
  readHex,
  toHex,
  type Oklch,
  type Theme,
} from './color.ts'
import { valueThat } from './schema.ts'

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

export const accentSchema = valueThat(isHexColor, 'Write a color such as #1f4fd8.')

/**
 * Returns why links and buttons in this color can't be read. The soft accent is the closest to it of all backgrounds,
 * unless a preset brings its own.
 *
 * @param background that of the preset, if there is one.
 */
export function accentProblems(
  value: string,
  path: string,
  theme: Theme,
  background: string | undefined,
): readonly string[] {
  const accent = readHex(value)
  const reached = contrastOf(accent, theme)
  const isReadable = (color: Oklch) =>
    contrastOf(color, theme) >= minContrast &&
    (background === undefined || isReadableOn(readHex(background), [color], theme))
  if (isReadable(accent)) return []
  const nearest = nearestReadable(accent, theme === 'light' ? 'darker' : 'lighter', isReadable)
  const problem =
    reached < minContrast
      ? `${value} has a contrast of ${reached.toFixed(1)} in the ${theme} theme, and text needs ${minContrast}`
      : `links in ${value} can’t be read on ${background}, the background of the preset`
  return [`${path}: ${problem}. Use ${toHex(nearest)}, the nearest color that is readable.`]
}

function contrastOf(accent: Oklch, theme: Theme): number {
  return contrast(accent, accentColors(accent, theme).soft)
}
