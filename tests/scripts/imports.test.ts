import { expect, it } from 'vitest'
import {
  backwards,
  filesIn,
  folderOf,
  importsOf,
  line,
  misplaced,
  otherValuesOfFirebase,
  read,
} from '#tests/support/imports.ts'

/** What the door's components use of `firebase` besides machines and types. */
const otherValues = [
  'cleanUpDeletedUsers',
  // No machine may hold the key.
  'createTotpEnrollment',
  'resolvePendingGuests',
  'supportsPasskeys',
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

/** The notebook's own test checks the order of its folders. */
const own = ['src', 'products/blank', 'products/list'].flatMap(filesIn)
const files = [...own, ...filesIn('products/notebook')]
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
  expect(backwards(own.flatMap(importsOf))).toEqual([])
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
  expect(otherValuesOfFirebase(own)).toEqual(otherValues)
})

it('stores contains Zustand stores only', () => {
  const stores = imports.filter(
    ({ from, to }) => folderOf(from) === 'stores' && to.startsWith('zustand'),
  )
  const inStores = files.filter((file) => folderOf(file) === 'stores')
  expect(inStores.filter((file) => !stores.some(({ from }) => from === file))).toEqual([])
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
  expect(misplaced(own.flatMap(importsOf))).toEqual([])
})

function isOpen(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`)
}

/** A feature, and those that it may import. */
function featuresBefore(feature: string): readonly string[] {
  return features.slice(0, features.indexOf(feature) + 1)
}

/** The folder of a file in `src/firebase`; empty for others. */
function featureOf(file: string): string {
  return /^src\/firebase\/([^/]+)\//.exec(file)?.[1] ?? ''
}
