import { relative } from 'node:path'
import { runnerImport } from 'vite'
import { mailboxPath, paths, tokenPath } from '#src/paths.ts'
import type { Product } from '#src/product/contract.ts'
import { buildFailure } from './buildFailure.ts'
import { importProblems } from './productImports.ts'
import { isCollectionName, takenCollections } from './rules/productRules.ts'
import { isObject, throwProblems } from './schema.ts'

/**
 * Loads a product, and returns what the build needs to know of it.
 *
 * @param file its `product.ts`.
 * @throws the list of its problems.
 */
export async function loadProduct(
  file: string,
  root: string,
): Promise<Required<Pick<Product, 'collections' | 'files'>>> {
  const name = relative(root, file)
  throwProblems(importProblems(file, name), 'The product')
  const exported = await exportedProduct(file, root)
  if (!isObject(exported))
    throw new Error(`${name} exports no product. Write export const product: Product = { … }.`)
  const { collections, files = [], signInLead, pages } = exported
  const names = Array.isArray(collections) ? collections.filter(isText) : []
  const withFiles = Array.isArray(files) ? files.filter(isText) : []
  throwProblems(
    [
      ...(signInLead === undefined || isText(signInLead)
        ? []
        : [
            `${name} has an empty signInLead. Write what is below the heading of the sign-in page, such as 'Sign in to your list.', or leave it out.`,
          ]),
      ...(Array.isArray(pages) && pages.every(isPage)
        ? []
        : [
            `${name} exports no product with pages. Write a list: pages: [{ path: '/', view: async () => (await import('./views/HomeView.tsx')).HomeView }].`,
          ]),
      ...pathProblems(pages, name),
      ...(Array.isArray(collections) && names.length === collections.length
        ? []
        : [
            `${name} exports no product with collections. Write collections: ['items'], or [] for none.`,
          ]),
      ...names.flatMap((each, index) =>
        collectionProblems(each, names.indexOf(each) < index, name),
      ),
      ...(Array.isArray(files) && withFiles.length === files.length
        ? fileProblems(withFiles, names, name)
        : [
            `${name} exports a product whose files aren’t a list of collections. Write files: ['items'], or leave it out.`,
          ]),
    ],
    'The product',
  )
  return { collections: names, files: withFiles }
}

async function exportedProduct(file: string, root: string): Promise<unknown> {
  try {
    const { module } = await runnerImport<{ product?: unknown }>(file)
    return module.product
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(buildFailure(message, root), { cause: error })
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isPage(value: unknown): value is { path: string } {
  return isObject(value) && isText(value['path']) && typeof value['view'] === 'function'
}

/** In front of an app, a product has no pages. */
function pathProblems(pages: unknown, name: string): string[] {
  if (!Array.isArray(pages) || pages.length === 0 || !pages.every(isPage)) return []
  const used = pages.map(({ path }) => path)
  const taken: readonly string[] = [...Object.values(paths), tokenPath, mailboxPath]
  return [
    ...(used.includes(paths.home)
      ? []
      : [`${name} has no page with the path '/', where people arrive after sign-in. Add one.`]),
    ...used
      .filter((path) => path !== paths.home && taken.includes(path))
      .map((path) => `${name} has a page at '${path}', which Gatehouse uses. Choose another path.`),
  ]
}

function collectionProblems(each: string, isSecond: boolean, name: string): string[] {
  const names = `${name} names the collection “${each}”`
  if (isSecond) return [`${names} twice. Name it once.`]
  if (!isCollectionName(each))
    return [`${names}. Use letters, digits, underscores, and hyphens, and start with a letter.`]
  return takenCollections.includes(each)
    ? [`${names}, which Gatehouse uses. Choose another name.`]
    : []
}

/** The rules look up a document in each of them. */
const maxWithFiles = 3

function fileProblems(files: readonly string[], collections: readonly string[], name: string) {
  return [
    ...files
      .filter((each) => !collections.includes(each))
      .map(
        (each) =>
          `${name} names “${each}” in files, but not in collections. Add it there, or take it out of files.`,
      ),
    ...(files.length > maxWithFiles
      ? [
          `${name} names ${files.length} collections in files. Name at most ${maxWithFiles}: the rules look up a document in each.`,
        ]
      : []),
  ]
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
  throwProblems(problems, 'The product')
}
