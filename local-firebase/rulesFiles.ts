import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { existingAppOf, productFolder } from '#build/configuration/existingApp.ts'
import type { GatehouseConfig } from '#build/configuration/gatehouseConfig.ts'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { loadProduct } from '#build/configuration/loadProduct.ts'
import { rulesFor } from '#build/configuration/rules/collectionRules.ts'
import { folderRules } from '#build/configuration/rules/folderRules.ts'
import { checkOwnRules, checkSharedRules } from '#build/configuration/rules/productRules.ts'
import { withSettings } from '#build/configuration/rules/rulesSettings.ts'

const PROJECT_ROOT = join(import.meta.dirname, '..')

type RuledService = 'firestore' | 'storage'

/** The absolute paths of the door's rules. A product has its own in files of the same names. */
export const rulesFiles: Readonly<Record<RuledService, string>> = {
  firestore: join(PROJECT_ROOT, 'firestore.rules'),
  storage: join(PROJECT_ROOT, 'storage.rules'),
}

/**
 * The rules that are served, tested, and deployed: the door's, with the settings and the product of the
 * configuration in use.
 *
 * @param tenant whose people the rules let in; `null` for the project's own.
 */
export async function composeRules(service: RuledService, tenant: string | null): Promise<string> {
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT)
  const door = withSettings(readFileSync(rulesFiles[service], 'utf8'), service, gatehouse, tenant)
  const own = ownRules(service, gatehouse.product)
  if (existsSync(own)) checkOwnRules(textOf(own), service, nameOf(own))
  if (service === 'storage') {
    const folders = existingAppOf(gatehouse.product)?.storage ?? []
    return withFolderRules(withProductRules(door, textOf(own)), folders)
  }
  const block = existsSync(own) ? textOf(own) : await madeRules()
  const shared = sharedRules(gatehouse.product)
  checkSharedRules(textOf(shared), nameOf(shared))
  return withSharedRules(withProductRules(door, block), textOf(shared))
}

/** A file in the project by its path from there, and another one by its absolute path. */
function nameOf(file: string): string {
  return file.startsWith(PROJECT_ROOT + sep) ? relative(PROJECT_ROOT, file) : file
}

async function madeRules(): Promise<string> {
  const { collections, files } = await productInUse()
  return rulesFor(collections ?? [], files)
}

type Indexes = { indexes: unknown[]; fieldOverrides: unknown[] }

/** The indexes that are deployed: the door's, and those of the product in use. */
export async function composeIndexes(): Promise<Indexes> {
  const { product } = (await loadGatehouseConfig(PROJECT_ROOT)).gatehouse
  const name = 'firestore.indexes.json'
  const files = [join(PROJECT_ROOT, name), resolve(PROJECT_ROOT, productFolder(product), name)]
  const parts = files
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Partial<Indexes>)
  return {
    indexes: parts.flatMap(({ indexes = [] }) => indexes),
    fieldOverrides: parts.flatMap(({ fieldOverrides = [] }) => fieldOverrides),
  }
}

/**
 * What the build needs to know of the product in use. The collections of an app are `null` if only its rules name
 * them.
 */
export async function productInUse() {
  const { product } = (await loadGatehouseConfig(PROJECT_ROOT)).gatehouse
  const app = existingAppOf(product)
  if (!app)
    return loadProduct(resolve(PROJECT_ROOT, productFolder(product), 'product.ts'), PROJECT_ROOT)
  return { collections: app.rules === undefined ? (app.collections ?? []) : null, files: [] }
}

/** The files that the rules are made from. Those of the product's rules may be missing. */
export async function rulesSources(service: RuledService): Promise<readonly string[]> {
  const { gatehouse, files } = await loadGatehouseConfig(PROJECT_ROOT)
  const { product } = gatehouse
  return [
    ...files,
    rulesFiles[service],
    ownRules(service, product),
    ...(service === 'firestore'
      ? [sharedRules(product), resolve(PROJECT_ROOT, productFolder(product), 'product.ts')]
      : []),
  ]
}

function ownRules(service: RuledService, product: GatehouseConfig['product']): string {
  const app = service === 'firestore' ? existingAppOf(product) : null
  return resolve(PROJECT_ROOT, app?.rules ?? join(productFolder(product), `${service}.rules`))
}

/** The product's rules for documents outside of `users/{uid}`. */
function sharedRules(product: GatehouseConfig['product']): string {
  return resolve(
    PROJECT_ROOT,
    existingAppOf(product)?.sharedRules ?? join(productFolder(product), 'shared.rules'),
  )
}

/** The content of a file; empty if there is none. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The rules for the local Firebase, which has no tenants. */
export function localRules(service: RuledService): Promise<string> {
  return composeRules(service, null)
}

const productBlock = /^ *\/\/ ----- The product[^]*\/\/ ----- End of the product -----\n/m

/** The headings stay, so that a product can be put between them again. */
const emptyBlock = '    // ----- The product -----\n    // ----- End of the product -----\n'

/**
 * Returns the rules with a product's block, which may be empty.
 *
 * @throws if the rules have no product headings.
 */
export function withProductRules(rules: string, block: string): string {
  if (!productBlock.test(rules)) throw new Error('The rules have no heading for the product.')
  // Without a line's end, the heading would make a comment of what follows.
  return rules.replace(productBlock, () => (block ? `${block.trimEnd()}\n` : emptyBlock))
}

const folderBlock = /^ *\/\/ ----- The folders[^]*\/\/ ----- End of the folders -----\n/m

/**
 * Returns the rules of Storage with those for an existing app's folders, which may be none.
 *
 * @throws if the rules have no headings for them.
 */
export function withFolderRules(rules: string, folders: readonly string[]): string {
  if (!folderBlock.test(rules)) throw new Error('The rules have no headings for the folders.')
  return folders.length === 0 ? rules : rules.replace(folderBlock, () => folderRules(folders))
}

/** Returns the rules of Firestore with those for documents outside of `users/{uid}`, which may be empty. */
export function withSharedRules(rules: string, shared: string): string {
  if (shared === '') return rules
  const matching = `\n  match /databases/{database}/documents {\n${shared.trimEnd()}\n  }\n}\n`
  return rules.replace(/\}\s*$/, () => matching)
}
