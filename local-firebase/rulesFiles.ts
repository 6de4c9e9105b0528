import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { loadGatehouse } from '#build/configuration/loadGatehouse.ts'
import { withSettings } from '#build/configuration/rulesSettings.ts'
import firebase from '../firebase.json' with { type: 'json' }

const PROJECT_ROOT = join(import.meta.dirname, '..')

/** The absolute paths of the rules files in firebase.json. */
export const rulesFiles = {
  firestore: join(PROJECT_ROOT, firebase.firestore.rules),
  storage: join(PROJECT_ROOT, firebase.storage.rules),
}

const productBlock = /^ *\/\/ ----- The product[^]*\/\/ ----- End of the product -----\n/m

/** Returns the rules for the local Firebase, with the settings and the product of the configuration in use. */
export async function localRules(service: keyof typeof rulesFiles): Promise<string> {
  const file = rulesFiles[service]
  const { gatehouse } = await loadGatehouse(PROJECT_ROOT)
  const rules = withSettings(readFileSync(file, 'utf8'), service, gatehouse, null)
  const block = resolve(PROJECT_ROOT, gatehouse.product, basename(file))
  return withProductRules(rules, existsSync(block) ? readFileSync(block, 'utf8') : '')
}

/** The headings stay, so that the rules of a product without a block can get one later. */
const emptyBlock = '    // ----- The product -----\n    // ----- End of the product -----\n'

/**
 * Returns the rules with another product block, which may be empty.
 *
 * @throws if the rules have no product headings.
 */
export function withProductRules(rules: string, block: string): string {
  if (!productBlock.test(rules)) throw new Error('The rules have no heading for the product.')
  return rules.replace(productBlock, () => block || emptyBlock)
}
