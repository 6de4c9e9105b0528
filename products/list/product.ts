import type { Product } from '#src/product/contract.ts'
import { signInLead } from './text/signInText.ts'

/** A list: one page, and one collection. */
export const product: Product = {
  signInLead,
  pages: [{ path: '/', view: async () => (await import('./views/ListView.tsx')).ListView }],
  collections: ['items'],
}
