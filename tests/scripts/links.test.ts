import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const inlineLink = /\]\(([^)\s#]+)[^)]*\)/g
const referenceLink = /^\[[^\]]+\]: (\S+?)(?:#.*)?$/gm
const namedPath =
  /`((?:bench|brand|build|docs|local-firebase|products|scripts|src|tests|translations)\/[\w./-]+)`/g

/** Files that a step of the documents tells the reader to create. */
const toBeCreated = ['src/views/HelpView.tsx']

test('every link from a document to a file of the project works', () => {
  const links = documents().flatMap(linksOf)
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ target }) => !existsSync(target))).toEqual([])
})

test('every path of the project that a document names exists', () => {
  const paths = documents().flatMap(pathsIn)
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter(({ path }) => !existsSync(join(PROJECT_ROOT, path)))).toEqual([])
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

function pathsIn(document: string): { document: string; path: string }[] {
  return [...readFileSync(document, 'utf8').matchAll(namedPath)]
    .map(([, path = '']) => ({ document, path }))
    .filter(({ path }) => !toBeCreated.includes(path) && !isOfProduct(path))
}

/** The owner writes the files of the product that the documents speak of. */
function isOfProduct(path: string): boolean {
  return /^products\/books(\/|$)/.test(path)
}
