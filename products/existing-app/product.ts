import type { Product } from '#src/product/contract.ts'

/** An existing app: all of its pages are its own. See docs/existing-app.md. */
export const product: Product = {
  pages: [],
  collections: __PRODUCT_DOCUMENTS__.collections,
}
