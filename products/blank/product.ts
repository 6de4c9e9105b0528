import type { Product } from '#src/product/contract.ts'

/** The smallest product behind the door: one page that says hello. */
export const product: Product = {
  pages: [{ path: '/', view: async () => (await import('./views/HelloView.tsx')).HelloView }],
  collections: [],
}
