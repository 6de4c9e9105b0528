import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no style sheet says left or right, so that every page can be mirrored', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src', file))
  expect(sheets.length).toBeGreaterThan(50)
  const physical = sheets.flatMap((file) =>
    physicalIn(readFileSync(file, 'utf8')).map((declaration) => `${file}: ${declaration}`),
  )
  expect(physical).toEqual([])
})

test.each([
  'left: 0',
  'margin-left: 1rem',
  'border-top-right-radius: 0',
  'text-align: right',
  'float: left',
  'padding: 0 env(safe-area-inset-right) 0 0',
  'padding: 0 0 0 var(--space-4)',
  'inset: 50% calc(1rem + (2 * 1px)) auto auto',
  'border-width: 0 0 0 1px',
  'border-radius: 8px 0 0 8px',
  'border-radius: 8px 0',
  'background: linear-gradient(90deg, red, blue)',
  'background: linear-gradient(to right, red, blue)',
  'background-position: 1rem 0',
  'translate: -100% 0',
  'transform: translateX(4px)',
  'transform: translate(4px, 0)',
])('"%s" is found', (declaration) => {
  expect(physicalIn(`.a:hover > b { color: red; ${declaration} }`)).toEqual([declaration])
})

test.each([
  'inset-inline-start: 0',
  'padding: 0 var(--space-4)',
  'padding: 1rem 2rem 3rem',
  'inset: auto 0 var(--control) 0',
  'border-radius: var(--radius) var(--radius) 0 0',
  'background: linear-gradient(180deg, red, blue)',
  'background-position: center bottom',
  'translate: 0 -50%',
  'transform: translateY(4px)',
  'transform: translate(0, 4px)',
  'color: red; /* on the left */',
])('"%s" is allowed in both directions', (declaration) => {
  expect(physicalIn(`@media (width >= 36rem) { .a:hover { ${declaration} } }`)).toEqual([])
})

function physicalIn(sheet: string): string[] {
  const code = sheet.replace(/\/\*[\s\S]*?\*\//g, '')
  return Array.from(code.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g))
    .filter(([, property = '', value = '']) => isPhysical(property, value.trim()))
    .map(([declaration]) => declaration.trim())
}

const named = /\b(left|right)\b/
const slanted = /linear-gradient\(\s*-?(?!(0|180|360)deg)[\d.]+(deg|turn|g?rad)/
const sideways = /\btranslate(X|3d)?\((?!0[,)\s])/

function isPhysical(property: string, value: string): boolean {
  if ([property, value].some((part) => named.test(part))) return true
  if (slanted.test(value) || sideways.test(value)) return true
  const [first = '', second = first, third = first, fourth = second] = splitValue(value)
  if (property === 'translate') return first !== '0' && first !== 'none'
  if (/^(background-position|object-position|transform-origin)$/.test(property))
    return !/^(center|50%)$/.test(first)
  if (property === 'border-radius') return first !== second || third !== fourth
  return (
    /^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/.test(property) &&
    second !== fourth
  )
}

/** Splits at spaces outside of parentheses. */
function splitValue(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
}
