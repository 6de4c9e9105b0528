import type { Product } from '#src/product/contract.ts'
import { product as blank } from '#products/blank/product.ts'

/** The smallest product, with a page for people that the server has made staff. */
export const product: Product = {
  ...blank,
  pages: [
    ...blank.pages,
    {
      path: '/staff',
      view: async () => (await import('./StaffView.tsx')).StaffView,
      audience: { claim: 'staff' },
    },
  ],
}
