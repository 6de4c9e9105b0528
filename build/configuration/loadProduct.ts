import { relative } from 'node:path'
import { runnerImport } from 'vite'
import { doorCollections } from '#build/configuration/productRules.ts'
import type { ProductParts } from '#src/product/contract.ts'

/** What has a default. */
const parts: Readonly<Record<keyof ProductParts, true>> = {
  Layout: true,
  Scope: true,
  firstImports: true,
  deferredImports: true,
  DeviceRows: true,
  DeletedItems: true,
  text: true,
  device: true,
  data: true,
  archive: true,
  move: true,
}

/** What the build needs to know of a product. */
type LoadedProduct = {
  collections: readonly string[]
  /** Whether it leaves out nothing that has a default. */
  isComplete: boolean
}

/**
 * Loads a product.
 *
 * @param file its `product.ts`.
 * @throws a sentence that says what is wrong with its collections.
 */
export async function loadProduct(file: string, root: string): Promise<LoadedProduct> {
  const { module } = await runnerImport<{ product?: { collections?: unknown } }>(file)
  const { product = {} } = module
  const { collections } = product
  const name = relative(root, file)
  if (!Array.isArray(collections) || !collections.every((each) => typeof each === 'string'))
    throw new Error(
      `${name} exports no product with collections. Write collections: ['items'], or [] for none.`,
    )
  const odd = collections.find((each) => !/^[A-Za-z]\w*$/.test(each))
  if (odd !== undefined)
    throw new Error(
      `${name} names the collection “${odd}”. Use letters, digits, and underscores, and start with a letter.`,
    )
  const taken = collections.find((each) => each === 'usage' || doorCollections.includes(each))
  if (taken !== undefined)
    throw new Error(
      `${name} names the collection “${taken}”, which the door has. Choose another name.`,
    )
  const twice = collections.find((each, index) => collections.indexOf(each) !== index)
  if (twice !== undefined)
    throw new Error(`${name} names the collection “${twice}” twice. Name it once.`)
  return { collections, isComplete: Object.keys(parts).every((part) => part in product) }
}

/**
 * Throws the list of collections that only the product or only its rules name: the account's deletion goes by the
 * rules, and everything else by the product.
 */
export function requireSameCollections(named: readonly string[], ruled: readonly string[]): void {
  const problems = [
    ...named
      .filter((each) => !ruled.includes(each))
      .map(
        (each) =>
          `product.ts names the collection “${each}”, but firestore.rules has no match /${each}/{id}. Add it there, or take it out of product.ts.`,
      ),
    ...ruled
      .filter((each) => !named.includes(each))
      .map(
        (each) =>
          `firestore.rules has a match /${each}/{id}, but product.ts doesn’t name the collection “${each}”. Add it there, or take it out of firestore.rules.`,
      ),
  ]
  if (problems.length === 0) return
  throw new Error(
    ['The product can’t be used:', ...problems.map((line) => `  - ${line}`)].join('\n'),
  )
}
