import type { ProductData } from '#src/product/contract.ts'
import { holdingsOf } from './userData/holdingsOf.ts'

/** The notebook's server data, as the door accesses it. */
export const productData: ProductData = {
  count: holdingsOf,
}
