import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { loadProduct, requireSameCollections } from '#build/configuration/loadProduct.ts'
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
