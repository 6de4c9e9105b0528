import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
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
  ui: [...react, 'storage/data/download', 'offlineCode'],
  dev: [...react, 'ui'],
  layouts: [
    ...react,
    'storage/security/knownMethods',
    'storage/signIn/lastUser',
    'ui',
    'dev',
    'offlineCode',
  ],
  views: [
    ...react,
    'storage/signIn/lastUser',
    'storage/signIn/redirectLoop',
    'ui',
    'layouts',
    'offlineCode',
  ],
  product: ['domain', 'machines', 'firebase/sdk/accountAuth'],
}

const components = ['hooks', 'providers', 'ui', 'dev', 'layouts', 'views', 'startup']

/** What components use of `firebase` besides machines, whose names end in `Logic`, and types. */
const otherValues = [
  'cleanUpDeletedUsers',
  // No machine may hold the key.
  'createTotpEnrollment',
  'distrustDevice',
  'notebookOf',
  'resolvePendingGuests',
  'supportsPasskeys',
  'trustDevice',
  'watchPicture',
  'watchReplacedGuests',
]

/** The features of `firebase`, in the order in which they may import each other. */
const features: readonly string[] = [
  'sdk',
  'documents',
  'session',
  'collections',
  'data',
  'deletion',
  'guest',
  'signUp',
  'signIn',
  'security',
  'account',
  'devices',
]

/**
 * What a product may import of the door: folders, or single files. They stay where they are, or the changelog names
 * their new place.
 */
const openToProducts: readonly string[] = [
  'domain',
  'firebase/account/deleteAbandonedPictures',
  'firebase/account/encryptionKey',
  'firebase/collections/liveCollection',
  'firebase/documents',
  'firebase/sdk',
  'hooks',
  'layouts/BarLayout',
  'layouts/signedIn',
  'machines/session/signOutMachine',
  'machines/shared',
  'paths',
  'product',
  'providers',
  'returnPath',
  'startup/pageSnapshot/createPageSnapshot',
  'startup/pageSnapshot/usePageSnapshot',
  'startup/updates/registerServiceWorker',
  'storage/data',
  'storage/encrypted',
  'storage/journals',
  'storage/locks',
  'storage/retryUntilAborted',
  'storage/tabs',
  'storage/webStorage',
  'stores/persistentStorageStore',
  'stores/sharedComputerStore',
  'text/data/timeLeftText',
  'text/devices/devicesText',
  'text/session/signedInText',
  'text/shared',
  'ui',
  'views/account/AccountRow',
  'views/collections/CollectionStatus',
]

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
const top = /^(?:src|products\/[^/]+)\/(?:main|app\/\w+|routes|env\.d|product|offlineCode)\.tsx?$/

type Import = { from: string; to: string }

const statement = /(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm
/** What each statement imports or exports of a file, and the file's path. */
const clauses = /\b(?:import|export)\b([^'"`;=]*?)['"]([^'"]+)['"]/g
const otherThanCode = /\.(?:css|json)$/

const files = ['src', 'products/notebook', 'products/blank', 'products/list'].flatMap(filesIn)
const imports = files.flatMap(importsOf)

it('nothing in src imports a product, but for its two entries', () => {
  expect(imports.length).toBeGreaterThan(1_000)
  const crossing = imports.filter(
    ({ from, to }) => from.startsWith('src/') && /^products?\//.test(to),
  )
  expect(crossing.map(line)).toEqual([
    'src/main.tsx -> product/product.ts',
    'src/app/renderPages.tsx -> product/product.ts',
  ])
})

it('a product imports what the door opens to products, and all of that is used', () => {
  const used = imports
    .filter(({ from, to }) => from.startsWith('products/') && to.startsWith('src/'))
    .map(({ to }) => to.replace(/^src\/|\.tsx?$/g, ''))
  expect(used.filter((file) => !openToProducts.some((place) => isOpen(file, place)))).toEqual([])
  expect(openToProducts.filter((place) => !used.some((file) => isOpen(file, place)))).toEqual([])
})

it('nothing in src or a product imports the build or a script', () => {
  const outside = imports.filter(({ to }) =>
    /^(?:build|scripts|tests|bench|local-firebase)\//.test(to),
  )
  expect(outside.map(line)).toEqual([])
})

it('domain contains nothing that only the build needs', () => {
  const used = new Set(imports.map(({ to }) => to))
  const unused = filesIn('src/domain').filter((file) => !used.has(file))
  expect(unused).toEqual([])
})

it('folders import one way', () => {
  const backwards = imports.filter(({ from, to }) => !isAllowed(from, to))
  expect(backwards.map(line)).toEqual([])
})

it('only `startup` knows how pages are prerendered and what page snapshots are made of', () => {
  const inside = /^src\/startup\/(?:prerender|pageSnapshot)\/(?!sync|use|createPageSnapshot)/
  const reaching = imports.filter(
    ({ from, to }) => !/^src\/(?:startup\/|env\.d)/.test(from) && inside.test(to),
  )
  expect(reaching.map(line)).toEqual([])
})

it('only `startup` reads what the script of a prerendered page has set', () => {
  const reading = files.filter((file) =>
    /globalThis\.(?:prerendered|startPrerendered)/.test(read(file)),
  )
  expect(reading.filter((file) => !file.startsWith('src/startup/'))).toEqual([])
})

it('the components in the door’s ui know no feature', () => {
  const ofFeatures = /^src\/(?:machines|firebase|stores|text\/(?!shared\/))/
  const used = imports.filter(({ from, to }) => from.startsWith('src/ui/') && ofFeatures.test(to))
  expect(used.map(line)).toEqual([])
})

it('components leave Firebase to machines', () => {
  const used = files.filter((file) => components.includes(folderOf(file))).flatMap(ofFirebase)
  expect(used.length).toBeGreaterThan(50)
  const others = used.filter((name) => !/(Logic|Collection)$/.test(name))
  expect([...new Set(others)].sort()).toEqual(otherValues)
})

it('stores contains Zustand stores only', () => {
  const stores = imports.filter(
    ({ from, to }) => folderOf(from) === 'stores' && to.startsWith('zustand'),
  )
  const own = files.filter((file) => folderOf(file) === 'stores')
  expect(own.filter((file) => !stores.some(({ from }) => from === file))).toEqual([])
})

it('storage fails with no codes of Firebase', () => {
  const coded = imports.filter(
    ({ from, to }) => folderOf(from) === 'storage' && to === 'src/domain/errorCode.ts',
  )
  expect(coded.map(line)).toEqual([])
})

it('features of firebase import those before them', () => {
  const above = imports.filter(({ from, to }) => {
    const [one, other] = [featureOf(from), featureOf(to)]
    return one && other && !featuresBefore(one).includes(other)
  })
  expect(above.map(line)).toEqual([])
})

it('packages stay in their folders', () => {
  const misplaced = imports.filter(({ from, to }) =>
    packages.some(({ name, folders }) => name.test(to) && !isIn(from, folders)),
  )
  expect(misplaced.map(line)).toEqual([])
})

function isOpen(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`)
}

function isAllowed(from: string, to: string): boolean {
  const [folder, other] = [folderOf(from), folderOf(to)]
  if (!other || folder === other || top.test(from)) return true
  const file = to.replace(/^(?:src|products\/[^/]+)\/|\.tsx?$/g, '')
  return (mayImport[folder] ?? []).some((allowed) => allowed === other || allowed === file)
}

function isIn(file: string, folders: readonly string[]): boolean {
  return top.test(file) || folders.includes(folderOf(file))
}

function importsOf(from: string): Import[] {
  return Array.from(read(from).matchAll(statement), ([, path = '']) => path)
    .filter((path) => !otherThanCode.test(path))
    .map((path) => ({ from, to: placeOf(path, from) }))
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

/** The name in `(await import(path)).name`. */
function fetchedName(from: string, path: string): string | undefined {
  const [, after] = read(from).split(`import('${path}')).`)
  return after && /^\w+/.exec(after)?.[0]
}

function read(file: string): string {
  return readFileSync(join(PROJECT_ROOT, file), 'utf8')
}

function filesIn(folder: string): string[] {
  return readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\/(tests|translations)\//.test(path))
}

function placeOf(path: string, from: string): string {
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? join(dirname(from), path) : path
}

/** A feature, and those that it may import. */
function featuresBefore(feature: string): readonly string[] {
  return features.slice(0, features.indexOf(feature) + 1)
}

/** The folder of a file in `src/firebase`; empty for others. */
function featureOf(file: string): string {
  return /^src\/firebase\/([^/]+)\//.exec(file)?.[1] ?? ''
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
