import { Resvg } from '@resvg/resvg-js'
import { expect, it } from 'vitest'
import { logoModule, maskableLogo, squareLogo, standaloneLogo } from '#build/configuration/logo.ts'
import { readSvg } from '#build/configuration/svg.ts'

const logo = readSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 28" fill="none">
  <title>Acme</title>
  <rect width="56" height="28" fill="var(--accent)" />
  <g><path d="M1 2" stroke-width='2' stroke="var(--on-accent)"/></g>
</svg>`)

it('a logo is rendered as React elements, at the height of the bar', () => {
  expect(logoModule(logo)).toBe(`import { jsx, jsxs } from 'react/jsx-runtime'
export function Logo() { return jsxs("svg", { "viewBox": "0 0 56 28", "fill": "none", "width": "56", "height": "28", "aria-hidden": "true", children: [jsx("rect", { "width": "56", "height": "28", "fill": "var(--accent)" }), jsx("g", { children: jsx("path", { "d": "M1 2", "strokeWidth": "2", "stroke": "var(--on-accent)" }) })] }) }`)
})

it('a wide logo leaves room for the name beside it on a phone', () => {
  const wordmark = readSvg('<svg viewBox="0 0 300 28"><path d="M0 0h300"/></svg>')
  expect(logoModule(wordmark)).toContain('"width": "120", "height": "28"')
})

it('a logo as a file has the colors of the light theme', () => {
  expect(standaloneLogo(logo, '#00c')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 28" fill="none"><title></title>' +
      '<rect width="56" height="28" fill="#00c"></rect>' +
      '<g><path d="M1 2" stroke-width="2" stroke="#fff"></path></g></svg>',
  )
})

it('a maskable logo is centered on a plate', () => {
  expect(maskableLogo(readSvg('<svg viewBox="0 0 1 1" width="9"/>'), '#00c')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#00c"></rect>' +
      '<svg viewBox="0 0 1 1" width="288" x="112" y="112" height="288"></svg></svg>',
  )
})

it.each([
  ['book', '<path d="M0 0h9v9H0z" fill="var(--accent)"/>'],
  [
    'letter on a book',
    '<path d="M0 0h9v9H0z" fill="var(--accent)"/><path d="M3 3h3v3H3z" fill="var(--on-accent)"/>',
  ],
  [
    'letter on a tile',
    '<rect width="9" height="9" fill="var(--accent)"/><path d="M3 3h3v3H3z" fill="var(--on-accent)"/>',
  ],
])('a %s can be told from the plate of a maskable logo', (_, shapes) => {
  const logoOnPlate = maskableLogo(readSvg(`<svg viewBox="0 0 9 9">${shapes}</svg>`), '#0000cc')
  const { pixels } = new Resvg(logoOnPlate).render()
  const colors = new Set<string>()
  for (let at = 0; at < pixels.length; at += 4 * 101)
    colors.add(pixels.subarray(at, at + 3).toString('hex'))
  expect(colors).toEqual(new Set(['0000cc', 'ffffff']))
})

it('a wide logo is centered in a square', () => {
  expect(squareLogo(readSvg('<svg viewBox="0 0 2 1"/>'), '#00c')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
      '<svg viewBox="0 0 2 1" x="0" y="0" width="512" height="512"></svg></svg>',
  )
})
