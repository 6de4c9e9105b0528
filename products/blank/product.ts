import type { Product } from '#src/product/contract.ts'
import { signInLead } from './text/signInText.ts'

/** The smallest product behind the door: one page that says hello. */
export const product: Product = {
  signInLead,
  pages: [{ path: '/', view: async () => (await import('./views/HelloView.tsx')).HelloView }],
  collections: [],
}
