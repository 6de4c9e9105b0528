import { describe, expect, it } from 'vitest'
import { brandSchema, type Brand } from '#build/configuration/brand.ts'
import { brandStyles } from '#build/configuration/brandStyles.ts'
import { presets } from '#build/configuration/look.ts'

const brand: Brand = {
  name: 'Acme',
  logo: 'logo.svg',
  accent: { light: '#1844b9', dark: '#8cb1ff' },
}

const problemsOf = (look: object) => brandSchema({ ...brand, ...look }, 'brand')
const stylesOf = (look: Partial<Brand>) => brandStyles({ ...brand, ...look }, '/project')

describe('the look of a brand', () => {
  it.each([
    [
      { preset: 'modern' },
      'preset can’t be "modern". Write one of editorial, technical, friendly.',
    ],
    [{ radius: 24 }, 'radius can’t be 24. Write a whole number of pixels from 0 to 20, such as 8.'],
    [
      { density: 'dense' },
      'density can’t be "dense". Write one of compact, comfortable, spacious.',
    ],
    [
      { font: 'toString' },
      'font can’t be "toString". Write system, serif, rounded, mono, or the path of a WOFF2 file, such as fonts/inter.woff2.',
    ],
    [
      { font: 'Inter' },
      'font can’t be "Inter". Write system, serif, rounded, mono, or the path of a WOFF2 file, such as fonts/inter.woff2.',
    ],
    [{ side: 'left' }, 'side can’t be "left". Write one of start, end.'],
    [{ layout: 'modal' }, 'layout can’t be "modal". Write one of page, card.'],
    [
      { background: { dark: 'black' } },
      'background.dark can’t be "black". Write a color such as #0d1117.',
    ],
    [
      { background: { dark: '#444' } },
      'background.dark: text can’t be read on #444 in the dark theme. Use #2f2f2f, the nearest readable background.',
    ],
  ])('is refused for %j', (look, sentence) => {
    expect(problemsOf(look)).toEqual([`brand.${sentence}`])
  })

  it('is refused if links can’t be read on the background', () => {
    const accent = { light: '#1d64e3', dark: '#8cb1ff' }
    expect(problemsOf({ accent, background: { light: '#e8e8e8' } })).toEqual([
      'brand.background.light: links in #1d64e3 can’t be read on #e8e8e8 in the light theme. Use #f4f4f4, the nearest readable background.',
    ])
  })

  it('is told an accent that is readable on the background of the preset, too, and once', () => {
    const accent = { light: '#1844b9', dark: '#ea580c' }
    const [problem = '', ...others] = problemsOf({ preset: 'friendly', accent })
    expect(others).toEqual([])
    expect(problem).toMatch(
      /^brand\.accent\.dark: #ea580c has a contrast of [\d.]+ in the dark theme/,
    )
    const [dark = ''] = /#[0-9a-f]{6}(?=, the nearest)/.exec(problem) ?? []
    expect(problemsOf({ preset: 'friendly', accent: { ...accent, dark } })).toEqual([])
  })

  it('names the accent that can’t be read on the background of the preset', () => {
    const accent = { light: '#1844b9', dark: '#ee5b14' }
    expect(problemsOf({ preset: 'friendly', accent })).toEqual([
      expect.stringContaining(
        'brand.accent.dark: links in #ee5b14 can’t be read on #181423, the background of the preset. Use #',
      ),
    ])
  })

  it('has the background of the preset in the theme for which the brand has none', () => {
    const dark = stylesOf({ preset: 'friendly' }).split('.dark').at(-1)
    const mixed = stylesOf({ preset: 'friendly', background: { light: '#ffffff' } })
    expect(mixed.split('.dark').at(-1)).toBe(dark)
    const accent = { light: '#1844b9', dark: '#ee5b14' }
    expect(problemsOf({ preset: 'friendly', accent, background: { light: '#ffffff' } })).toEqual([
      expect.stringContaining('on #181423, the background of the preset'),
    ])
  })

  it('has an answer if the accent can’t be read on any background', () => {
    const accent = { light: '#ffff00', dark: '#8cb1ff' }
    expect(problemsOf({ accent, background: { light: '#e8e8e8' } })).toEqual([
      expect.stringContaining('brand.accent.light: #ffff00 has a contrast of'),
    ])
  })

  it.each(Object.entries(presets))('of the preset %s is valid', (preset, { background }) => {
    expect(problemsOf({ preset, background })).toEqual([])
  })

  it('adds no styles by default', () => {
    expect(stylesOf({ density: 'comfortable', side: 'start', layout: 'page' })).toBe(stylesOf({}))
  })

  it('takes the place of what a preset says', () => {
    expect(stylesOf({ preset: 'friendly' })).toContain('--radius: 16px;')
    expect(stylesOf({ preset: 'friendly', radius: 4 })).toContain('--radius: 4px;')
  })

  it('can have a font of its own', () => {
    const styles = stylesOf({ font: 'fonts/inter.woff2' })
    expect(styles).toContain('src: url("/project/fonts/inter.woff2")')
    expect(styles).toContain('--font: Brand, system-ui, sans-serif;')
  })

  it('keeps controls large enough for fingers, however dense', () => {
    expect(stylesOf({ density: 'compact' })).toMatch(/\(pointer: fine\) \{ :root \{ --control: /)
  })

  it('colors surfaces, lines, and fields after the background', () => {
    expect(stylesOf({ background: { dark: '#000000' } })).toContain(
      '.dark { --page: oklch(0 0 0); --surface: oklch(0.04 0 0); --sunken: oklch(0.08 0 0); --line: oklch(0.13 0 0); --field-line: oklch(0.38 0 0); }',
    )
  })
})
