import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

it.each([
  ['light', ':root'],
  ['dark', '.dark'],
])('native controls and scroll bars are %s, like the page', (theme, selector) => {
  const [, scheme] = new RegExp(`\\${selector} \\{\\s*color-scheme: (\\w+);`).exec(tokens) ?? []
  expect(scheme).toBe(theme)
})

it('browsers color their own bars like the page, in both themes', () => {
  expect(readFileSync('index.html', 'utf8')).not.toContain('theme-color')
})
