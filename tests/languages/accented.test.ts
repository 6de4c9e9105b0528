import { expect, it } from 'vitest'
import { accented } from '#translations/accented.ts'

it('makes every sentence longer and strange, whatever it stands in', () => {
  const words = {
    heading: 'Sign in',
    lead: (name: string) => `Sign in to ${name}.`,
    steps: ['One', { two: 'Two' }],
    isShort: true,
  }
  const { lead, ...others } = accented(words)
  expect(others).toEqual({
    heading: '[Šíğñ íñ one]',
    steps: ['[Óñé on]', { two: '[Ţŵó on]' }],
    isShort: true,
  })
  expect(lead('Acme')).toBe('[Šíğñ íñ ţó Áçɱé. one two]')
})

it('leaves what joins strange sentences as it is', () => {
  const join = accented((...all: readonly string[]) => all.join(' '))
  expect(join(accented('One'), accented('Two'))).toBe('[Óñé on] [Ţŵó on]')
})
