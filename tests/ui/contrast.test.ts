import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

describe.each([
  ['light', ':root'],
  ['dark', '.dark'],
])('in the %s theme', (_, selector) => {
  const theme = tokens.slice(tokens.indexOf(`${selector} {`))
  it.each(['text', 'muted', 'accent', 'danger'])(
    '%s stands out by 7:1 wherever it stands',
    (ink) => {
      const grounds = ['page', 'surface', 'sunken', 'accent-soft']
      const weak = grounds.filter(
        (ground) => contrast(luminance(theme, ink), luminance(theme, ground)) < 7,
      )
      expect(weak).toEqual([])
    },
  )

  it('what stands on the accent stands out by 7:1', () => {
    expect(contrast(luminance(theme, 'on-accent'), luminance(theme, 'accent'))).toBeGreaterThan(7)
  })
})

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** As WCAG has it, from the OKLCH that a token is written in. */
function luminance(theme: string, token: string): number {
  const [, words = ''] = new RegExp(`--${token}: oklch\\(([\\d. ]+)\\)`).exec(theme) ?? []
  const [lightness = 0, chroma = 0, hue = 0] = words.split(' ').map(Number)
  const turn = (hue * Math.PI) / 180
  const a = chroma * Math.cos(turn)
  const b = chroma * Math.sin(turn)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short
  const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short
  const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue)
}

function shown(part: number): number {
  return Math.min(1, Math.max(0, part))
}
