import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
import { valueThat, type Schema } from './schema.ts'

/** The theme's text colors, which must be readable on every background. */
const textColors = ['text', 'muted', 'danger', 'ok']

/** Returns the colors that follow from the one behind everything, by the names of their tokens. */
export function backgroundColors(page: Oklch, theme: Theme) {
  const lighter = (by: number) => ({ ...page, lightness: Math.min(1, page.lightness + by) })
  return theme === 'light'
    ? {
        page,
        surface: lighter(0.015),
        sunken: lighter(-0.02),
        line: lighter(-0.075),
        'field-line': lighter(-0.365),
      }
    : {
        page,
        surface: lighter(0.04),
        sunken: lighter(0.08),
        line: lighter(0.13),
        'field-line': lighter(0.38),
      }
}

/** A background on which the theme's text can be read. */
export function backgroundSchema(theme: Theme): Schema {
  const isColor = valueThat(isHexColor, `Write a color such as ${example[theme]}.`)
  return (value, path) => {
    if (!isHexColor(value)) return isColor(value, path)
    const all = textColors.map((name) => token(name, theme))
    return problemsOf('text', all, value, path, theme)
  }
}

/** The problem of links on a background, if there is one. Both are valid colors. */
export function linkProblems(background: string, accent: string, theme: Theme): readonly string[] {
  const path = `brand.background.${theme}`
  return problemsOf(`links in ${accent}`, [readHex(accent)], background, path, theme)
}

const example = { light: '#fbf8f2', dark: '#0d1117' } as const

function problemsOf(
  what: string,
  texts: readonly Oklch[],
  value: string,
  path: string,
  theme: Theme,
): string[] {
  const direction = theme === 'light' ? 'lighter' : 'darker'
  const page = readHex(value)
  const isPageReadable = (color: Oklch) => isReadableOn(color, texts, theme)
  if (isPageReadable(page)) return []
  const color = nearestReadable(page, direction, isPageReadable)
  return [
    `${path}: ${what} can’t be read on ${value} in the ${theme} theme. Use ${toHex(color)}, the nearest readable background.`,
  ]
}

/** Whether all texts are readable on a background and on the surfaces that follow from it. */
export function isReadableOn(page: Oklch, texts: readonly Oklch[], theme: Theme): boolean {
  const { surface, sunken } = backgroundColors(page, theme)
  return [page, surface, sunken].every((ground) =>
    texts.every((text) => contrast(text, ground) >= minContrast),
  )
}

function token(name: string, theme: Theme): Oklch {
  const tokens = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8')
  const sheet = theme === 'dark' ? tokens.slice(tokens.indexOf('.dark {')) : tokens
  const [, words] = new RegExp(`--${name}: oklch\\(([\\d. ]+)\\)`).exec(sheet) ?? []
  if (!words) throw new Error(`src/styles/tokens.css has no color --${name}.`)
  const [lightness = 0, chroma = 0, hue = 0] = words.split(' ').map(Number)
  return { lightness, chroma, hue }
}
