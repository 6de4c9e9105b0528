import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accentColors, accentProblems } from '#build/configuration/accent.ts'
import { contrast, readHex, toHex, type Oklch, type Theme } from '#build/configuration/color.ts'
import everything from '../configurations/everything.config.ts'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const grounds = ['page', 'surface', 'sunken']

describe.each([
  ['light', ':root'],
  ['dark', '.dark'],
] as const)('in the %s theme', (theme, selector) => {
  const sheet = tokens.slice(tokens.indexOf(`${selector} {`))
  const { accent, soft } = accentColors(readHex(everything.brand.accent[theme]), theme)

  it.each(['text', 'muted', 'accent', 'danger'])(
    '%s has a contrast of 7:1 on every background',
    (ink) => {
      const color = ink === 'accent' ? accent : token(sheet, ink)
      expect(weakGrounds(sheet, color, soft, 7)).toEqual([])
    },
  )

  it('text on the accent has a contrast of 7:1', () => {
    expect(contrast(token(sheet, 'on-accent'), accent)).toBeGreaterThan(7)
  })

  it('the nearest readable color to any other has a contrast of 4.5:1, and so does text on it', () => {
    for (let hue = 0; hue < 360; hue += 15) {
      const nearest = nearestTo(toHex({ lightness: 0.6, chroma: 0.15, hue }), theme)
      const colors = accentColors(nearest, theme)
      expect(weakGrounds(sheet, colors.accent, colors.soft, 4.5)).toEqual([])
      expect(contrast(token(sheet, 'on-accent'), colors.accent)).toBeGreaterThan(4.5)
      expect(contrast(token(sheet, 'on-accent'), colors.strong)).toBeGreaterThan(4.5)
    }
  })
})

/** The color that the rule suggests when it refuses one. */
function nearestTo(hex: string, theme: Theme): Oklch {
  const [sentence = ''] = accentProblems(hex, 'accent', theme, undefined)
  const [, nearest] = /Use (#[0-9a-f]{6}),/.exec(sentence) ?? []
  return readHex(nearest ?? hex)
}

function weakGrounds(sheet: string, ink: Oklch, soft: Oklch, needed: number): string[] {
  const all = [
    ...grounds.map((name) => [name, token(sheet, name)] as const),
    ['soft', soft] as const,
  ]
  return all.filter(([, ground]) => contrast(ink, ground) < needed).map(([name]) => name)
}

function token(sheet: string, name: string): Oklch {
  const [, words = ''] = new RegExp(`--${name}: oklch\\(([\\d. ]+)\\)`).exec(sheet) ?? []
  const [lightness = 0, chroma = 0, hue = 0] = words.split(' ').map(Number)
  return { lightness, chroma, hue }
}
