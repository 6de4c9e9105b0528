import type { Product } from '#src/product/contract.ts'

/** A list: one page, and one collection. */
export const product: Product = {
  pages: [{ path: '/', view: async () => (await import('./views/ListView.tsx')).ListView }],
  collections: ['items'],
}
