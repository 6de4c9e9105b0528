import { backgroundSchema } from './background.ts'
import { fields, optional, valueThat, wholeNumber, type Schema } from './schema.ts'

/** How the pages look besides their colors and pictures. Without a field, they look like Gatehouse's own. */
export type Look = {
  /** A complete look. Other fields of the brand change parts of it. */
  preset?: keyof typeof presets
  /** The radius of corners in pixels, from 0 to 20. 8 by default. */
  radius?: number
  /** How much room controls and their surroundings have. */
  density?: 'compact' | 'comfortable' | 'spacious'
  /** One of the device's fonts, or a WOFF2 file of yours, such as `fonts/inter.woff2`. Geist by default. */
  font?: string
  /** Where the form is beside the picture: at the start of a line, or at its end. */
  side?: 'start' | 'end'
  /** Whether forms are on the page itself, or on a card. */
  layout?: 'page' | 'card'
  /** The color behind everything, such as `#0d1117`. Surfaces, fields, and lines follow from it. */
  background?: { light?: string; dark?: string }
}

/** The fonts of the device, by the words for them. */
export const deviceFonts = {
  system: 'system-ui, sans-serif',
  serif: "ui-serif, Georgia, 'Times New Roman', serif",
  rounded: "ui-rounded, 'SF Pro Rounded', 'Nunito', system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
} as const

/** Whether this is the word for a font of the device, and not the path of a file. */
export function isDeviceFont(font: string): font is keyof typeof deviceFonts {
  return Object.hasOwn(deviceFonts, font)
}

export const presets = {
  editorial: {
    radius: 2,
    density: 'spacious',
    font: 'serif',
    side: 'end',
    background: { light: '#fbf8f2', dark: '#16120e' },
  },
  technical: {
    radius: 3,
    density: 'compact',
    font: 'mono',
    picture: false,
    background: { light: '#ffffff', dark: '#0a0d12' },
  },
  friendly: {
    radius: 16,
    density: 'spacious',
    font: 'rounded',
    layout: 'card',
    picture: false,
    background: { light: '#f7f4fd', dark: '#181423' },
  },
} as const satisfies Record<string, Omit<Look, 'preset'> & { picture?: false }>

/** The brand with what its preset adds, also to a background for one of the themes. */
export function withPreset<Given extends Look & { picture?: object | false }>(brand: Given) {
  if (!brand.preset) return brand
  const preset = presets[brand.preset]
  return { ...preset, ...brand, background: { ...preset.background, ...brand.background } }
}

export const lookFields: Readonly<Record<string, Schema>> = {
  preset: optional(oneOf(Object.keys(presets))),
  radius: optional(wholeNumber(0, 20, 'Write a whole number of pixels from 0 to 20, such as 8.')),
  density: optional(oneOf(['compact', 'comfortable', 'spacious'])),
  font: optional(
    valueThat(
      (value) => typeof value === 'string' && (isDeviceFont(value) || /\.woff2$/i.test(value)),
      `Write ${Object.keys(deviceFonts).join(', ')}, or the path of a WOFF2 file, such as fonts/inter.woff2.`,
    ),
  ),
  side: optional(oneOf(['start', 'end'])),
  layout: optional(oneOf(['page', 'card'])),
  background: optional(
    fields({
      light: optional(backgroundSchema('light')),
      dark: optional(backgroundSchema('dark')),
    }),
  ),
}

function oneOf(words: readonly string[]): Schema {
  const action = `Write one of ${words.join(', ')}.`
  return valueThat((value) => typeof value === 'string' && words.includes(value), action)
}
