import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadProduct, requireSameCollections } from '#build/configuration/loadProduct.ts'
import { productDocuments } from '#build/configuration/productRules.ts'
import { localRules, productInUse } from '#local-firebase/rulesFiles.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gatehouse-collections-'))
  return () => rm(root, { recursive: true })
})

it('reads the collections of the samples, and whether they need defaults', async () => {
  expect(await sample('notebook')).toEqual({ collections: ['notes'], isComplete: true })
  expect(await sample('list')).toEqual({ collections: ['items'], isComplete: false })
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

it.each([
  [
    '',
    "product.ts exports no product with collections. Write collections: ['items'], or [] for none.",
  ],
  [
    "export const product = { collections: 'items' }",
    "product.ts exports no product with collections. Write collections: ['items'], or [] for none.",
  ],
  [
    "export const product = { collections: ['my items'] }",
    'product.ts names the collection “my items”. Use letters, digits, and underscores, and start with a letter.',
  ],
  [
    "export const product = { collections: ['files'] }",
    'product.ts names the collection “files”, which the door has. Choose another name.',
  ],
  [
    "export const product = { collections: ['items', 'lists', 'items'] }",
    'product.ts names the collection “items” twice. Name it once.',
  ],
])('asks for collections in a product.ts with: %s', async (source, problem) => {
  const file = join(root, 'product.ts')
  await writeFile(file, source)
  await expect(loadProduct(file, root)).rejects.toThrow(problem)
})

it('names a collection that only the product or only its rules have', () => {
  expect(() => requireSameCollections(['items', 'books'], ['quotes', 'items'])).toThrow(
    'The product can’t be used:\n' +
      '  - product.ts names the collection “books”, but firestore.rules has no match /books/{id}. Add it there, or take it out of product.ts.\n' +
      '  - firestore.rules has a match /quotes/{id}, but product.ts doesn’t name the collection “quotes”. Add it there, or take it out of firestore.rules.',
  )
  expect(() => requireSameCollections(['items'], ['items'])).not.toThrow()
})

function sample(name: string) {
  return loadProduct(join(PROJECT_ROOT, `products/${name}/product.ts`), PROJECT_ROOT)
}
