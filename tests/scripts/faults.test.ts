import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const page = readFileSync(join(PROJECT_ROOT, 'docs/faults.md'), 'utf8')
const rows = page.split('\n').filter((line) => /^\| +\d+ /.test(line))

test('every fault has a number of its own', () => {
  const numbers = rows.map((row) => Number(row.split('|')[1]))
  expect(numbers.length).toBeGreaterThan(200)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every test that a fault names is in the file it names', () => {
  const quotes = rows.flatMap(quotesOf)
  expect(quotes.length).toBeGreaterThan(150)
  expect(quotes.filter(({ file, quote }) => !isIn(textOf(file), quote))).toEqual([])
})

type Quote = { number: string; file: string; quote: string }

/** The quotes of a row, each with the file that is named before it. */
function quotesOf(row: string): Quote[] {
  const [, number = '', , where = ''] = row.split('|')
  let file = ''
  const quotes: Quote[] = []
  for (const [, name, quote] of where.matchAll(/\[`?(\w+)`?\]|"([^"]+)"/g)) {
    if (name) file = name
    if (quote) quotes.push({ number: number.trim(), file, quote })
  }
  return quotes
}

/** Whether every part of the quote is in the text: `…` leaves something out. */
function isIn(text: string, quote: string): boolean {
  return quote.split('…').every((part) => text.includes(part.trim()))
}

function textOf(name: string): string {
  const path = page.match(new RegExp(`^\\[\`?${name}\`?\\]: (\\S+)`, 'm'))?.[1]
  return path ? readFileSync(join(PROJECT_ROOT, 'docs', path), 'utf8') : ''
}
