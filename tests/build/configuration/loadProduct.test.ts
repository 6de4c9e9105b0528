import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadProduct, requireSameCollections } from '#build/configuration/loadProduct.ts'
import { rulesFor } from '#build/configuration/rules/collectionRules.ts'
import { productDocuments } from '#build/configuration/rules/productRules.ts'
import { localRules, productInUse } from '#local-firebase/rulesFiles.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gatehouse-collections-'))
  return () => rm(root, { recursive: true })
})

it('reads the collections of the samples', async () => {
  expect(await sample('notebook')).toEqual({ collections: ['notes'], files: [] })
  expect(await sample('list')).toEqual({ collections: ['items'], files: [] })
})

it('takes those of an app from the configuration, or from its rules', async () => {
  vi.stubEnv('GATEHOUSE_CONFIG', 'tests/configurations/app.config.ts')
  expect((await productInUse()).collections).toEqual(['items'])
  expect(await localRules('firestore')).toContain('match /items/{id}')

  const own = join(root, 'own.config.ts')
  const everything = join(PROJECT_ROOT, 'tests/configurations/everything.config.ts')
  await writeFile(
    own,
    `import everything from ${JSON.stringify(everything)}
    const product = { app: 'http://localhost:3000', rules: 'products/notebook/firestore.rules' }
    export default { ...everything, product }`,
  )
  vi.stubEnv('GATEHOUSE_CONFIG', own)
  expect((await productInUse()).collections).toBeNull()
  expect(productDocuments(await localRules('firestore')).collections).toEqual(['notes'])
})

it('lists what is missing in a product.ts', async () => {
  await expect(loaded('export const Product = {}')).rejects.toThrow(
    new Error('product.ts exports no product. Write export const product: Product = { … }.'),
  )
  await expect(loaded('export const product = {}')).rejects.toThrow(
    [
      'The product can’t be used:',
      "  - product.ts exports no product with pages. Write a list: pages: [{ path: '/', view: async () => (await import('./views/HomeView.tsx')).HomeView }].",
      "  - product.ts exports no product with collections. Write collections: ['items'], or [] for none.",
    ].join('\n'),
  )
})

it('needs no sentence for the sign-in page, but refuses an empty one', async () => {
  const source = 'export const product = { pages: [], collections: [] }'
  expect(await loaded(source)).toEqual({ collections: [], files: [] })
  await expect(loaded(source.replace('{ ', "{ signInLead: '', "))).rejects.toThrow(
    "The product can’t be used:\n  - product.ts has an empty signInLead. Write what is below the heading of the sign-in page, such as 'Sign in to your list.', or leave it out.",
  )
})

it.each([
  [
    "'/books'",
    "product.ts has no page with the path '/', where people arrive after sign-in. Add one.",
  ],
  [
    "'/', '/account'",
    "product.ts has a page at '/account', which Gatehouse uses. Choose another path.",
  ],
])('refuses pages at %s', async (used, sentence) => {
  const source = `export const product = {
    pages: [${used}].map((path) => ({ path, view: () => null })),
    collections: [],
  }`
  await expect(loaded(source)).rejects.toThrow(`The product can’t be used:\n  - ${sentence}`)
})

it.each([
  [
    "'items'",
    "product.ts exports no product with collections. Write collections: ['items'], or [] for none.",
  ],
  [
    "['my items']",
    'product.ts names the collection “my items”. Use letters, digits, underscores, and hyphens, and start with a letter.',
  ],
  [
    "['files']",
    'product.ts names the collection “files”, which Gatehouse uses. Choose another name.',
  ],
  ["['items', 'lists', 'items']", 'product.ts names the collection “items” twice. Name it once.'],
])('asks for other collections than %s', async (collections, problem) => {
  const source = `export const product = { pages: [], collections: ${collections} }`
  await expect(loaded(source)).rejects.toThrow(`The product can’t be used:\n  - ${problem}`)
})

it('reads which collections have files, and makes rules that keep files of these alone', async () => {
  const product = await loaded(withFiles("['items', 'lists']", "['lists']"))
  expect(product).toEqual({ collections: ['items', 'lists'], files: ['lists'] })
  const made = rulesFor(product.collections, product.files)
  expect(/function mayHaveFiles[^}]*/.exec(made)?.[0]).toBe(
    "function mayHaveFiles(attachedTo) {\n      return existsAfter(pathOf('lists', attachedTo));\n    ",
  )
})

it.each([
  [
    "'items'",
    "product.ts exports a product whose files aren’t a list of collections. Write files: ['items'], or leave it out.",
  ],
  [
    "['items', 'itmes']",
    'product.ts names “itmes” in files, but not in collections. Add it there, or take it out of files.',
  ],
  [
    "['a', 'b', 'c', 'items']",
    'product.ts names 4 collections in files. Name at most 3: the rules look up a document in each.',
  ],
])('asks for other collections with files than %s', async (files, problem) => {
  await expect(loaded(withFiles("['items', 'a', 'b', 'c']", files))).rejects.toThrow(
    new Error(`The product can’t be used:\n  - ${problem}`),
  )
})

it('names a file that product.ts imports and that doesn’t exist', async () => {
  await expect(
    loaded("import { signInLead } from './text/signinText.ts'\nconsole.log(signInLead)"),
  ).rejects.toThrow(
    'The product can’t be used:\n  - product.ts imports “./text/signinText.ts”, which doesn’t exist. Correct the path.',
  )
})

it('names a sentence that product.ts imports by another name', async () => {
  await writeFile(
    join(root, 'text.ts'),
    "export const lead = 'Sign in.'\nexport type Text = string",
  )
  await expect(
    loaded(
      "import { type Text, signInLead as it } from './text.ts'\nconst signInLead: Text = it\nexport const product = { signInLead, pages: [], collections: [] }",
    ),
  ).rejects.toThrow(
    new Error(
      'The product can’t be used:\n' +
        '  - product.ts imports “signInLead” from ./text.ts, which doesn’t export it. Correct the name, or export it there.',
    ),
  )
})

it('accepts whatever a module may import and export', async () => {
  await writeFile(
    join(root, 'texts.ts'),
    `const given = { lead: 'Sign in.' }
/** Shown first. */ export const { lead, ...rest } = given, more = 1
const own = 2
export { own as renamed }
export default own`,
  )
  await writeFile(join(root, 'all.ts'), "export * from './texts.ts'")
  const source = `import texts, { lead as signInLead, renamed, more, default as again } from './texts'
import { rest } from './all.ts'
import { type Missing } from './texts.ts'
// Don’t forget “ä”.
console.assert([texts, renamed, more, again, rest].length) // (await import('./Old.tsx')).Old
export const product = {
  signInLead,
  pages: [{ path: '/', view: async () => (await import('./texts.ts')).default }],
  collections: [],
}`
  expect(await loaded(source)).toEqual({ collections: [], files: [] })
  await expect(loaded(source.replace('{ rest }', '{ own as rest }'))).resolves.toBeTruthy()
  await expect(
    loaded(source.replace("./texts'", "./texts.ts'").replace('renamed,', 'own,')),
  ).rejects.toThrow('product.ts imports “own” from ./texts.ts, which doesn’t export it.')
})

it('names a view that doesn’t exist, and one that its file doesn’t export', async () => {
  await writeFile(join(root, 'ListView.tsx'), 'export function ListPage() {}')
  await writeFile(join(root, 'views.tsx'), "export const Home = 1\nexport { Shelf } from './a.ts'")
  await expect(
    loaded(`export const product = {
      pages: [
        { path: '/', view: async () => (await import('./ListView.tsx')).ListView },
        { path: '/books', view: async () => (await import('./BookView.tsx')).BookView },
        { path: '/home', view: async () => (await import('./views.tsx')).Home },
        // { path: '/old', view: async () => (await import('./OldView.tsx')).OldView },
        { path: '/shelf', view: async () => (await import('./views.tsx')).Shelf },
      ],
      collections: [],
    }`),
  ).rejects.toThrow(
    [
      'The product can’t be used:',
      '  - product.ts imports “ListView” from ./ListView.tsx, which doesn’t export it. Correct the name, or export it there.',
      '  - product.ts imports “./BookView.tsx”, which doesn’t exist. Correct the path.',
    ].join('\n'),
  )
})

it('names a collection that only the product or only its rules have', () => {
  expect(() => requireSameCollections(['items', 'books'], ['quotes', 'items'])).toThrow(
    'The product can’t be used:\n' +
      '  - product.ts names the collection “books”, but firestore.rules has no match /books/{id}. Add it there, or take it out of product.ts.\n' +
      '  - firestore.rules has a match /quotes/{id}, but product.ts doesn’t name the collection “quotes”. Add it there, or take it out of firestore.rules.',
  )
  expect(() => requireSameCollections(['items'], ['items'])).not.toThrow()
})

function withFiles(collections: string, files: string): string {
  return `export const product = {
    pages: [],
    collections: ${collections},
    files: ${files},
  }`
}

async function loaded(source: string) {
  const file = join(root, 'product.ts')
  await writeFile(file, source)
  return loadProduct(file, root)
}

function sample(name: string) {
  return loadProduct(join(PROJECT_ROOT, `products/${name}/product.ts`), PROJECT_ROOT)
}
