import type { ProductData } from '#src/product/contract.ts'
import { itemCountsOf } from './userData/itemCountsOf.ts'

/** The notebook's server data, as the door accesses it. */
export const productData: ProductData = {
  count: itemCountsOf,
}
