import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const files = readdirSync(join(PROJECT_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => !file.startsWith('local/'))
  .map((file) => ({ file, path: join(PROJECT_ROOT, 'src', file) }))

describe('code', () => {
  it.each([
    [
      'formats in the language of the page, not in that of the browser',
      /\.toLocale\w+\((?!locale\b)/,
    ],
    ['names a language wherever it uses Intl', /\bIntl\.\w+\(\s*(?:\)|undefined)/],
    ['compares texts by an Intl.Collator', /\.localeCompare\(/],
  ])('%s', (_, otherwise) => {
    expect(filesWith(/\.tsx?$/, otherwise)).toEqual([])
  })
})

describe('a style', () => {
  it.each([
    [
      'names no side of a box',
      /[\s{;](?:(?:margin|padding|border|inset)-)?(?:left|right)(?:-\w+)*\s*:/,
    ],
    ['rounds no corner by its side', /(?:top|bottom)-(?:left|right)-radius/],
    ['aligns and floats from start to end', /(?:text-align|float|clear)\s*:\s*(?:left|right)/],
    ['names no language, which would be one more place to add another', /:lang\(/],
  ])('%s', (_, otherwise) => {
    expect(filesWith(/\.css$/, otherwise)).toEqual([])
  })
})

function filesWith(kind: RegExp, pattern: RegExp): string[] {
  const all = files.filter(({ file }) => kind.test(file))
  expect(all.length).toBeGreaterThan(50)
  return all.filter(({ path }) => pattern.test(readFileSync(path, 'utf8'))).map(({ file }) => file)
}
