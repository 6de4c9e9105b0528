import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const inlineLink = /\]\(([^)\s#]+)[^)]*\)/g
const referenceLink = /^\[[^\]]+\]: (\S+?)(?:#.*)?$/gm
const headingLink = /\]\(([^)\s#:]*)#([^)\s]+)\)/g
const heading = /^#+ (.+)$/gm
const namedPath =
  /`((?:bench|brand|build|docs|local-firebase|products|scripts|src|tests|translations)\/[\w./-]+)`/g

const codeFence = /^ *```tsx?\n([^]*?)^ *```$/gm
const fileOfFence = /^ *\/\/ ([\w./-]+\.tsx?)$/m
const importedPath = /(?:\bfrom |\bimport\()'([.#][^']+)'/g

/** Files that a step of the documents tells the reader to create. */
const toBeCreated = ['src/views/HelpView.tsx', 'src/analytics.ts']

test('every link from a document to a file of the project works', () => {
  const links = documents().flatMap(linksOf)
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ target }) => !existsSync(target))).toEqual([])
})

test('every link to a heading finds it', () => {
  const links = documents().flatMap(headingLinksOf)
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ target, id }) => !headingsOf(target).includes(id))).toEqual([])
})

test('every path of the project that a document names exists', () => {
  const paths = documents().flatMap(pathsIn)
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter(({ path }) => !isThere(path))).toEqual([])
})

test('every import in an example of a document finds its file', () => {
  const imports = documents().flatMap(importsIn)
  expect(imports.length).toBeGreaterThan(5)
  expect(imports.filter(({ path }) => !path || !isThere(path))).toEqual([])
})

function documents(): string[] {
  const pages = readdirSync(join(PROJECT_ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  return [...readdirSync(PROJECT_ROOT), ...pages.map((page) => join('docs', page))]
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

function headingLinksOf(document: string): { document: string; target: string; id: string }[] {
  return [...readFileSync(document, 'utf8').matchAll(headingLink)].map(
    ([, file = '', id = '']) => ({
      document,
      target: file === '' ? document : join(dirname(document), file),
      id,
    }),
  )
}

/** As GitHub names them: `5. Cleanup and protection` is `5-cleanup-and-protection`. */
function headingsOf(document: string): string[] {
  return [...readFileSync(document, 'utf8').matchAll(heading)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}

function pathsIn(document: string): { document: string; path: string }[] {
  return [...readFileSync(document, 'utf8').matchAll(namedPath)].map(([, path = '']) => ({
    document,
    path,
  }))
}

/** The first comment of an example names its file. Relative imports start there; without it, they have no path. */
function importsIn(document: string): { document: string; name: string; path: string | null }[] {
  return [...readFileSync(document, 'utf8').matchAll(codeFence)].flatMap(([, code = '']) => {
    const file = fileOfFence.exec(code)?.[1]
    return [...code.matchAll(importedPath)].map(([, name = '']) => ({
      document,
      name,
      path: placeOf(name, file),
    }))
  })
}

function placeOf(name: string, file: string | undefined): string | null {
  if (name.startsWith('#')) return name.slice(1)
  return file === undefined ? null : join(dirname(file), name)
}

/** Whether a file exists, or the reader is to create it. The files in `products/books` are an owner's. */
function isThere(path: string): boolean {
  return (
    existsSync(join(PROJECT_ROOT, path)) ||
    toBeCreated.includes(path) ||
    /^products\/books(\/|$)/.test(path)
  )
}
