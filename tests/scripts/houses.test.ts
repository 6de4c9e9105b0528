import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

/** What everything visible may import. */
const behindPages = ['domain', 'text', 'machines', 'stores', 'actors', 'providers', 'lazy']

/**
 * What each room may import besides itself, statically or dynamically, including types. The door and the
 * product have the same rooms and the same order. Lint checks packages, but doesn't see `import()`.
 */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  text: ['domain', 'languages', 'textContract'],
  languages: ['domain'],
  machines: ['domain', 'text', 'product'],
  stores: ['domain', 'text', 'product'],
  device: ['domain', 'text', 'product'],
  firebase: ['domain', 'text', 'machines', 'stores', 'device', 'product'],
  actors: ['domain', 'text', 'machines', 'stores', 'device', 'firebase', 'product'],
  providers: ['domain', 'text', 'machines', 'stores', 'actors', 'lazy', 'product'],
  ui: [...behindPages, 'product', 'productText'],
  local: [...behindPages, 'ui'],
  layouts: [...behindPages, 'ui', 'local', 'product', 'productText'],
  views: [...behindPages, 'ui', 'product', 'productText'],
  worker: [],
  lastSeen: ['domain', 'device'],
  painted: [
    'domain',
    'text',
    'machines',
    'stores',
    'actors',
    'ui',
    'views',
    'routes',
    'App',
    'firstStyles',
  ],
  lazy: ['ui'],
  config: ['domain'],
  paths: ['domain'],
  contract: ['domain', 'machines', 'device', 'firebase'],
  textContract: ['domain'],
  heldFont: ['domain'],
}

/** Top-level files that every room may import, except the domain and the texts. */
const common = ['config', 'paths', 'redact', 'deferredStyles', 'laterStyles', 'contract']

/** Top-level files that may import everything. */
const top = [
  'main',
  'mount',
  'firstStyles',
  'App',
  'Pages',
  'routes',
  'fetchForSignedIn',
  'nextPages',
  'inspector',
  'globals.d',
  'virtual.d',
  'product',
  'productText',
  'offlineParts',
]

/** Imports that still violate the order. The list may only become shorter. */
const stillBackwards: readonly string[] = [
  'products/notebook/layouts/NotebookLayout.tsx -> products/notebook/offlineParts.ts',
  'products/notebook/ui/NewNoteButton.tsx -> products/notebook/offlineParts.ts',
  'products/notebook/views/NoteBar.tsx -> products/notebook/offlineParts.ts',
  'products/notebook/views/NoteEditor.tsx -> products/notebook/offlineParts.ts',
]

type Import = { from: string; to: string }

const statement = /(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)['"]((?:\.|#src\/)[^'"]+)['"]/gm

const otherThanCode = /\.(?:css|json)$/

const imports = importsIn('src')

it('only src/product/product.ts and src/product/productText.ts import the product', () => {
  expect(imports.length).toBeGreaterThan(1_000)
  const crossing = imports.filter(
    ({ from, to }) => houseOf(from) === 'src' && houseOf(to) !== 'src',
  )
  expect(crossing.map(({ from }) => from)).toEqual(['src/product/product.ts', 'src/product/productText.ts'])
})

it('rooms import one way, including dynamic imports', () => {
  const backwards = imports.filter(({ from, to }) => !isAllowed(roomOf(from), roomOf(to)))
  const known = stillBackwards.filter((each) =>
    existsSync(join(PROJECT_ROOT, each.split(' ')[0] ?? '')),
  )
  expect(backwards.map(line).toSorted()).toEqual(known.toSorted())
})

function isAllowed(from: string, to: string): boolean {
  if (from === to || top.includes(from)) return true
  const rooms = mayImport[from] ?? []
  return rooms.includes(to) || (common.includes(to) && from !== 'domain' && from !== 'worker')
}

function importsIn(folder: string): Import[] {
  return readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((from) =>
      Array.from(readFileSync(join(PROJECT_ROOT, from), 'utf8').matchAll(statement))
        .map(([, path = '']) => path)
        .filter((path) => !otherThanCode.test(path))
        .map((path): Import => ({ from: asEnglish(from), to: asEnglish(placeOf(path, from)) })),
    )
}

/** A translation may import what the text module in its place may. */
function asEnglish(path: string): string {
  return path.replace(/^src\/languages\/[^/]+\/(?=\w+\/)/, 'src/')
}

function placeOf(path: string, from: string): string {
  return path.startsWith('#') ? path.slice(1) : relative('.', join(dirname(from), path))
}

function houseOf(file: string): string {
  const [house = 'elsewhere'] = /^src\/(?:notebook|product)(?=\/)|^src(?=\/)/.exec(file) ?? []
  return house
}

/** A file's folder within its house, or its name if it's at the top level. */
function roomOf(file: string): string {
  const [first = ''] = file.slice(houseOf(file).length + 1).split('/')
  return first.replace(/\.tsx?$/, '')
}

function line({ from, to }: Import): string {
  return `${from} -> ${to}`
}
