export type Theme = 'light' | 'dark'

/** A color by lightness (0 to 1), chroma, and hue in degrees, as in CSS `oklch()`. */
export type Oklch = { lightness: number; chroma: number; hue: number }

type Triple = readonly [number, number, number]

const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

export function isHexColor(value: unknown): value is string {
  return typeof value === 'string' && hexColor.test(value)
}

/** Reads a color such as `#1f4fd8` or `#07c`. */
export function readHex(hex: string): Oklch {
  const digits = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex
  const channel = (at: number) => linear(parseInt(digits.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = [channel(1), channel(3), channel(5)]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** Returns the color as screens show it. Channels out of range are clipped. */
export function toHex(color: Oklch): string {
  const digits = toLinear(color).map((value) => Math.round(gamma(value) * 255))
  return `#${digits.map((digit) => digit.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the contrast of two colors, from 1 to 21, as defined by WCAG 2. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The WCAG 2.2 AA contrast for text. */
export const minContrast = 4.5

const step = 0.005

/**
 * Returns the nearest color, lighter or darker, that is readable as screens show it. Throws if there is none: black or
 * white must be.
 */
export function nearestReadable(
  color: Oklch,
  direction: 'lighter' | 'darker',
  isReadable: (color: Oklch) => boolean,
): Oklch {
  let nearest = color
  while (!isReadable(readHex(toHex(nearest)))) {
    const lightness = nearest.lightness + (direction === 'lighter' ? step : -step)
    if (lightness < -step || lightness > 1 + step) throw new Error('No such color is readable.')
    nearest = { ...nearest, lightness }
  }
  return nearest
}

/** Returns the color in CSS. */
export function toCss({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${round(lightness, 3)} ${round(chroma, 3)} ${round(hue, 0)})`
}

function luminance(color: Oklch): number {
  const [red, green, blue] = toLinear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function gamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
