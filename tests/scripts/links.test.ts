import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const inlineLink = /\]\(([^)\s#]+)[^)]*\)/g
const referenceLink = /^\[[^\]]+\]: (\S+?)(?:#.*)?$/gm

test('every link from a document to a file of the project works', () => {
  const links = documents().flatMap(linksOf)
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ target }) => !existsSync(target))).toEqual([])
})

function documents(): string[] {
  const pages = readdirSync(join(PROJECT_ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  return ['README.md', 'CONTRIBUTING.md', ...pages.map((page) => join('docs', page))]
    .filter((path) => path.endsWith('.md'))
    .map((path) => join(PROJECT_ROOT, path))
}

function linksOf(document: string): { document: string; target: string }[] {
  const text = readFileSync(document, 'utf8')
  return [...text.matchAll(inlineLink), ...text.matchAll(referenceLink)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?|mailto):/.test(link))
    .map((link) => ({ document, target: join(dirname(document), link) }))
}
