import { resolve } from 'node:path'
import { accentColors } from './accent.ts'
import { backgroundColors } from './background.ts'
import type { Brand } from './brand.ts'
import { readHex, toCss, type Theme } from './color.ts'
import { deviceFonts, isDeviceFont, withPreset } from './look.ts'

const defaultRadius = 8

const densities = {
  // Not on touchscreens, where controls must be larger.
  compact: `@media (pointer: fine) { :root { --control: 2.125rem; } }
    :root { --text-body: 0.875rem; --text-title: 1.25rem; --space-6: 1.25rem; }`,
  comfortable: '',
  spacious:
    ':root { --control: 3rem; --text-body: 1rem; --text-title: 1.875rem; --space-6: 1.75rem; }',
} as const

/** The brand's colors in both themes, the picture beside the form, and what differs from the default look. */
export function brandStyles(brand: Brand, root: string): string {
  const { accent, picture } = brand
  return `@layer tokens {
    :root { ${accentTokens(accent.light, 'light')} --picture: ${pictureLayers(picture, accent.light, root)}; }
    .dark { ${accentTokens(accent.dark, 'dark')} }
  }${lookStyles(withPreset(brand), root)}`
}

function accentTokens(hex: string, theme: Theme): string {
  const { strong, soft } = accentColors(readHex(hex), theme)
  return `--accent: ${hex}; --accent-strong: ${toCss(strong)}; --accent-soft: ${toCss(soft)};`
}

/** From the top: the gradient's lightness, how much of the accent's chroma it has, and how far its hue turns. */
const behindPicture = [
  [0.22, 0.32, 10],
  [0.31, 0.58, 4],
  [0.42, 0.74, -2],
] as const
const withoutPicture = [
  [0.42, 0.7, 10],
  [0.54, 0.9, 2],
  [0.72, 0.7, -10],
] as const

/** The gradient behind the picture, or a lighter one in its place. */
function pictureLayers(picture: Brand['picture'], accent: string, root: string): string {
  const { chroma, hue } = readHex(accent)
  const sky = (picture ? behindPicture : withoutPicture).map(([lightness, part, turn]) =>
    toCss({ lightness, chroma: chroma * part, hue: (hue + turn + 360) % 360 }),
  )
  const gradient = `linear-gradient(${sky[0]},${sky[1]} 60%,${sky[2]})`
  if (!picture) return gradient
  const place = picture.fit === 'bottom' ? 'bottom/auto 86%' : 'center/cover'
  return `url(${JSON.stringify(resolve(root, picture.file))}) ${place} no-repeat,${gradient}`
}

/** Styles for what differs from the default look, in later layers than the tokens, so that they take precedence. */
function lookStyles(brand: Brand, root: string): string {
  const { radius, density = 'comfortable', font, background = {} } = brand
  const tokens = [
    radius === undefined ? '' : `:root { ${radiusTokens(radius)} }`,
    densities[density],
    font === undefined ? '' : fontStyles(font, root),
    ...(['light', 'dark'] as const).map((theme) => {
      const color = background[theme]
      return color === undefined ? '' : backgroundStyles(color, theme)
    }),
  ]
  return `${inLayer('base', tokens)}${inLayer('screens', doorStyles(brand))}`
}

function inLayer(name: string, styles: readonly string[]): string {
  const written = styles.filter(Boolean).join('\n    ')
  return written && `\n  @layer ${name} {\n    ${written}\n  }`
}

function radiusTokens(radius: number): string {
  return `--radius-small: ${Math.max(0, radius - 2)}px; --radius: ${radius}px; --radius-large: ${largeRadius(radius)};`
}

function largeRadius(radius: number): string {
  return `${Math.round(radius * 1.75)}px`
}

function fontStyles(font: string, root: string): string {
  if (isDeviceFont(font)) return `:root { --font: ${deviceFonts[font]}; }`
  return `@font-face { font-family: Brand; font-weight: 100 900; font-display: swap; src: url(${JSON.stringify(resolve(root, font))}); }
    :root { --font: Brand, system-ui, sans-serif; }`
}

function backgroundStyles(color: string, theme: Theme): string {
  const colors = Object.entries(backgroundColors(readHex(color), theme))
  const selector = theme === 'light' ? ':root:not(.dark)' : '.dark'
  return `${selector} { ${colors.map(([name, value]) => `--${name}: ${toCss(value)};`).join(' ')} }`
}

/** The sign-in pages: where the form and the picture are. */
function doorStyles({ radius, side, layout, picture }: Brand): readonly string[] {
  const wide = '@media (width >= 60rem)'
  return [
    picture === false
      ? `${wide} { [data-door] { grid-template-columns: 1fr; } [data-door] > :last-child { display: none; } }`
      : '',
    picture !== false && side === 'end'
      ? `${wide} { [data-door] { grid-template-columns: minmax(0, 1.1fr) minmax(28rem, 1fr); } [data-door] > :last-child { order: -1; } }`
      : '',
    radius === undefined
      ? ''
      : `[data-door] > :last-child { border-radius: ${Math.round(radius * 2.5)}px; } [type='checkbox'] { border-radius: ${Math.min(5, radius / 2)}px; }`,
    layout === 'card'
      ? `@media (width >= 30rem) { [data-door] main { align-self: center; width: min(100%, 28rem); margin-block: var(--space-6); padding: var(--space-6) 2.25rem; border: 1px solid var(--line); border-radius: ${largeRadius(radius ?? defaultRadius)}; background: var(--surface); } }`
      : '',
  ]
}
