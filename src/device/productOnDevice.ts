import type { ProductDevice } from '../contract.ts'
import { product } from '../product.ts'
import { within } from './within.ts'

/** How long its code may take to come, in milliseconds. */
const patience = 2_000

/**
 * What the product keeps on this device; `null` where its code cannot be fetched in time. Then this page has
 * shown nothing of the product, and holds nothing of it: `SessionScope` waits for both.
 */
export function productOnDevice(): Promise<ProductDevice | null> {
  return within(patience, product.device()).catch(() => null)
}
