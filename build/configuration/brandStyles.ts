import { resolve } from 'node:path'
import { accentColors, type Theme } from '#build/configuration/accent.ts'
import { readHex, toCss } from '#build/configuration/color.ts'
import type { Brand } from '#build/configuration/brand.ts'
import { withPreset } from '#build/configuration/look.ts'
import { lookStyles } from '#build/configuration/lookStyles.ts'

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

/** The gradient behind the picture, or in its place: dark above, with the accent's glow below. */
function pictureLayers(picture: Brand['picture'], accent: string, root: string): string {
  const { chroma, hue } = readHex(accent)
  const sky = [
    [0.22, 0.32, 10],
    [0.31, 0.58, 4],
    [0.42, 0.74, -2],
  ].map(([lightness = 0, part = 0, turn = 0]) =>
    toCss({ lightness, chroma: chroma * part, hue: (hue + turn + 360) % 360 }),
  )
  const gradient = `linear-gradient(${sky[0]},${sky[1]} 60%,${sky[2]})`
  if (!picture) return gradient
  const place = picture.fit === 'bottom' ? 'bottom/auto 86%' : 'center/cover'
  return `url(${JSON.stringify(resolve(root, picture.file))}) ${place} no-repeat,${gradient}`
}
