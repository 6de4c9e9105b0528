import type { ProductData } from '../../contract.ts'
import { holdingsOf } from './userData/holdingsOf.ts'

/** The notebook's server data, as the door accesses it. */
export const productData: ProductData = {
  collections: ['notes'],
  counters: 'notes',
  count: holdingsOf,
}
