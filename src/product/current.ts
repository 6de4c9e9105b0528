import type { Product } from './contract.ts'
import type { ProductText } from './textContract.ts'

let current: Required<Product> | undefined
let text: ProductText | undefined

/** Hands the product to the door. Called once, before anything else runs. */
export function setProduct(given: Required<Product>): void {
  current = given
}

/** The product behind the door. */
export function product(): Required<Product> {
  if (!current) throw new Error('The product must be handed over first.')
  return current
}

/** Loads the product's sentences, which only signed-in pages need. */
export async function loadProductText(): Promise<void> {
  text ??= await product().text()
}

/** The product's sentences on the door's pages. */
export function productText(): ProductText {
  if (!text) throw new Error('The product’s sentences must be loaded first.')
  return text
}
