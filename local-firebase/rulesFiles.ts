import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import firebase from '../firebase.json' with { type: 'json' }

const PROJECT_ROOT = join(import.meta.dirname, '..')

/** The absolute paths of the rules files that firebase.json names. */
export const rulesFiles = {
  firestore: join(PROJECT_ROOT, firebase.firestore.rules),
  storage: join(PROJECT_ROOT, firebase.storage.rules),
}

const productBlock = /^ *\/\/ ----- The product[^]*\/\/ ----- End of the product -----\n/m

/**
 * The rules that the local Firebase keeps to. Where GATEHOUSE_PRODUCT names another product than the
 * project's own, they hold the block from the file of the same name beside it.
 */
export function localRules(service: keyof typeof rulesFiles): string {
  const file = rulesFiles[service]
  const rules = readFileSync(file, 'utf8')
  const product = process.env['GATEHOUSE_PRODUCT']
  if (!product) return rules
  const block = join(dirname(resolve(PROJECT_ROOT, product)), basename(file))
  return withProductRules(rules, existsSync(block) ? readFileSync(block, 'utf8') : '')
}

/** The door's rules with this block for what the product keeps. Throws where the headings are missing. */
export function withProductRules(rules: string, block: string): string {
  if (!productBlock.test(rules)) throw new Error('The rules have no heading for the product.')
  return rules.replace(productBlock, () => block)
}
