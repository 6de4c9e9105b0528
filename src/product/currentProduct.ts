import { withTimeout } from '../domain/withTimeout.ts'
import type { Product, ProductLocalData } from './contract.ts'
import type { ProductText } from './textContract.ts'

/** For loading the code. */
const localDataTimeoutMs = 2_000

let current: Required<Product> | undefined
let text: ProductText | undefined

/** Hands the product to the door. Called once, before anything else runs. */
export function setProduct(given: Required<Product>): void {
  current = given
}

/** The product behind the door. */
export function currentProduct(): Required<Product> {
  if (!current) throw new Error('The product must be handed over first.')
  return current
}

/**
 * Loads the product's code for its data on this device. Returns `null` if it can't be loaded in time. In that case,
 * this tab has shown and stored nothing of the product, because `SessionScope` waits for both.
 */
export function loadProductLocalData(): Promise<ProductLocalData | null> {
  return withTimeout(localDataTimeoutMs, currentProduct().localData()).catch(() => null)
}

/** Loads the product's sentences, which only signed-in pages need. */
export async function loadProductText(): Promise<void> {
  text ??= await currentProduct().text()
}

/** The product's sentences on the door's pages. */
export function productText(): ProductText {
  if (!text) throw new Error('The product’s sentences must be loaded first.')
  return text
}
