import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const logic = ['domain', 'text', 'product', 'paths', 'returnPath']
const storageFolders = ['storage', 'stores']
const react = [...logic, 'machines', 'stores', 'firebase', 'startup', 'hooks', 'providers']

/**
 * What each folder may import besides itself, including types and `import()`: folders, or single files. A product
 * has the same folders.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  text: ['domain', 'product'],
  paths: [],
  returnPath: ['domain', 'paths'],
  machines: ['domain'],
  // What is about a person isn't stored on a shared computer.
  storage: ['domain', 'product', 'stores/sharedComputerStore'],
  stores: ['domain', 'machines', 'storage'],
  firebase: [...logic, 'machines', ...storageFolders],
  startup: [...logic, 'machines', ...storageFolders, 'firebase'],
  hooks: [...react, 'storage/tabs/onPageShown', 'storage/tabs/warnBeforeClosing'],
  providers: [...react, 'storage/journals/moveJournal'],
  ui: [...react, 'storage/data/download'],
  dev: [...react, 'ui'],
  layouts: [...react, 'storage/security/knownMethods', 'storage/signIn/lastUser', 'ui', 'dev'],
  views: [...react, 'storage/signIn/lastUser', 'storage/signIn/redirectLoop', 'ui', 'layouts'],
  product: ['domain', 'machines', 'firebase/sdk/accountAuth'],
}

/** The folders that leave Firebase to machines. */
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
    folders: ['machines', 'firebase', ...components],
  },
]

/** The files at the top of src and of a product, and those that start the app, which may import everything. */
const top = /^(?:src|products\/[^/]+)\/(?:main|app\/\w+|routes|env\.d|product)\.tsx?$/

export type Import = { from: string; to: string }

const statement = /(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm
/** What each statement imports or exports of a file, and the file's path. */
const clauses = /\b(?:import|export)\b([^'"`;=]*?)['"]([^'"]+)['"]/g
const otherThanCode = /\.(?:css|json)$/

/** The imports that go against the order of the folders. */
export function backwards(imports: readonly Import[]): string[] {
  return imports.filter(({ from, to }) => !isAllowed(from, to)).map(line)
}

function isAllowed(from: string, to: string): boolean {
  const [folder, other] = [folderOf(from), folderOf(to)]
  if (!other || folder === other || top.test(from)) return true
  const file = to.replace(/^(?:src|products\/[^/]+)\/|\.tsx?$/g, '')
  return (mayImport[folder] ?? []).some((allowed) => allowed === other || allowed === file)
}

/** The imports of packages that belong to other folders. */
export function misplaced(imports: readonly Import[]): string[] {
  const isMisplaced = ({ from, to }: Import) =>
    packages.some(({ name, folders }) => name.test(to) && !isIn(from, folders))
  return imports.filter(isMisplaced).map(line)
}

function isIn(file: string, folders: readonly string[]): boolean {
  return top.test(file) || folders.includes(folderOf(file))
}

/**
 * What the components among the files use of `firebase` besides types, and machines and collections, whose names end in
 * `Logic` and `Collection`.
 */
export function otherValuesOfFirebase(files: readonly string[]): string[] {
  const used = files.filter((file) => components.includes(folderOf(file))).flatMap(ofFirebase)
  return [...new Set(used.filter((name) => !/(Logic|Collection)$/.test(name)))].toSorted()
}

/**
 * The names of the values that a file imports from `firebase`, and the paths of the files that it imports
 * as a whole.
 */
function ofFirebase(from: string): string[] {
  return Array.from(read(from).matchAll(clauses)).flatMap(([, clause = '', path = '']) => {
    const to = placeOf(path, from)
    if (folderOf(to) !== 'firebase' || /^\s*type\b/.test(clause)) return []
    const [, names] = /\{([^}]*)\}/.exec(clause) ?? []
    if (names === undefined) return [fetchedName(from, path) ?? to]
    const each = names.split(',').map((name) => name.trim())
    return each.filter((name) => name !== '' && !name.startsWith('type '))
  })
}

export function importsOf(from: string): Import[] {
  return Array.from(read(from).matchAll(statement), ([, path = '']) => path)
    .filter((path) => !otherThanCode.test(path))
    .map((path) => ({ from, to: placeOf(path, from) }))
}

/** The name in `(await import(path)).name`. */
function fetchedName(from: string, path: string): string | undefined {
  const [, after] = read(from).split(`import('${path}')).`)
  return after && /^\w+/.exec(after)?.[0]
}

export function read(file: string): string {
  return readFileSync(join(PROJECT_ROOT, file), 'utf8')
}

export function filesIn(folder: string): string[] {
  return readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\/(tests|translations)\//.test(path))
}

function placeOf(path: string, from: string): string {
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? join(dirname(from), path) : path
}

/** A file's folder in `src` or in its product, or its name at the top; empty for a package. */
export function folderOf(file: string): string {
  const [, inside = ''] = /^(?:src|products\/[^/]+)\/(.*)$/.exec(file) ?? []
  const [first = ''] = inside.split('/')
  return first.replace(/\.tsx?$/, '')
}

export function line({ from, to }: Import): string {
  return `${from} -> ${to}`
}
