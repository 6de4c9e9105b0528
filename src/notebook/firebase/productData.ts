import type { ProductData } from '../../contract.ts'
import { holdingsOf } from './userData/holdingsOf.ts'

/** How the door reaches what the notebook keeps on the server. */
export const productData: ProductData = {
  collections: ['notes'],
  counters: ['notes'],
  count: holdingsOf,
}
