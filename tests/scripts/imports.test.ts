import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const logic = ['domain', 'text', 'product', 'paths']
const flows = [...logic, 'machines', 'stores', 'storage', 'firebase']
const react = [...logic, 'machines', 'stores', 'actors', 'hooks', 'providers', 'startup']

/** What each folder may import besides itself, including types and `import()`. A product has the same folders. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  text: ['domain', 'product'],
  paths: ['domain'],
  machines: ['domain'],
  stores: ['domain'],
  storage: ['domain', 'product'],
  firebase: [...logic, 'machines', 'stores', 'storage'],
  actors: [...flows, 'startup'],
  hooks: react,
  providers: react,
  ui: [...react, 'offlineImports'],
  dev: [...react, 'ui'],
  layouts: [...react, 'ui', 'dev', 'offlineImports'],
  views: [...react, 'ui', 'offlineImports'],
  product: ['domain', 'machines', 'storage', 'firebase'],
  startup: [...react, 'storage', 'firebase', 'ui', 'layouts', 'views', 'routes', 'App'],
}

const components = ['hooks', 'providers', 'ui', 'dev', 'layouts', 'views', 'startup']

/** Packages that only these folders may import. */
const packages: readonly { name: RegExp; folders: readonly string[] }[] = [
  { name: /^@?firebase(\/|$)/, folders: ['firebase'] },
  {
    name: /^(react|react-dom|@xstate\/react|wouter)(\/|$)/,
    folders: [...components, 'product'],
  },
  {
    name: /^zustand(\/|$)/,
    folders: ['stores', ...components],
  },
  {
    name: /^xstate(\/|$)/,
    folders: ['machines', 'actors', 'firebase', ...components],
  },
]

/** The files at the top of src and of a product, which may import everything. */
const top =
  /^(?:src|products\/[^/]+)\/(?:main|App|Pages|routes|env\.d|product|offlineImports)\.tsx?$/

type Import = { from: string; to: string }

const statement = /(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm
const otherThanCode = /\.(?:css|json)$/

const imports = ['src', 'products/notebook', 'products/blank'].flatMap(importsIn)

it('nothing in src imports a product, but for its two entries', () => {
  expect(imports.length).toBeGreaterThan(1_000)
  const crossing = imports.filter(
    ({ from, to }) => from.startsWith('src/') && /^products?\/(?!contract|current|text)/.test(to),
  )
  expect(crossing.map(line)).toEqual([
    'src/main.tsx -> product/product.ts',
    'src/startup/prerender/renderPages.tsx -> product/product.ts',
  ])
})

it('folders import one way', () => {
  const backwards = imports.filter(({ from, to }) => !isAllowed(from, to))
  expect(backwards.map(line)).toEqual([])
})

it('only `startup` knows how pages are prerendered and what page snapshots are made of', () => {
  const inside = /^src\/startup\/(?:prerender|pageSnapshot)\/(?!pageSnapshot|use|takeSnapshot)/
  const reaching = imports.filter(
    ({ from, to }) => !/^src\/(?:startup\/|env\.d)/.test(from) && inside.test(to),
  )
  expect(reaching.map(line)).toEqual([])
})

it('packages stay in their folders', () => {
  const misplaced = imports.filter(({ from, to }) =>
    packages.some(({ name, folders }) => name.test(to) && !isIn(from, folders)),
  )
  expect(misplaced.map(line)).toEqual([])
})

function isAllowed(from: string, to: string): boolean {
  const [room, other] = [folderOf(from), folderOf(to)]
  if (!other || room === other || top.test(from)) return true
  return (mayImport[room] ?? []).includes(other)
}

function isIn(file: string, folders: readonly string[]): boolean {
  return top.test(file) || folders.includes(folderOf(file))
}

function importsIn(folder: string): Import[] {
  return readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\/(tests|translations)\//.test(path))
    .flatMap((from) =>
      Array.from(
        readFileSync(join(PROJECT_ROOT, from), 'utf8').matchAll(statement),
        ([, path = '']) => path,
      )
        .filter((path) => !otherThanCode.test(path))
        .map((path): Import => ({ from, to: placeOf(path, from) })),
    )
}

function placeOf(path: string, from: string): string {
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? join(dirname(from), path) : path
}

/** A file's folder in `src` or in its product, or its name at the top; empty for a package. */
function folderOf(file: string): string {
  const [, inside = ''] = /^(?:src|products\/[^/]+)\/(.*)$/.exec(file) ?? []
  const [first = ''] = inside.split('/')
  return first.replace(/\.tsx?$/, '')
}

function line({ from, to }: Import): string {
  return `${from} -> ${to}`
}
