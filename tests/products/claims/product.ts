import { product as blank } from '#products/blank/product.ts'
import type { Product } from '#src/product/contract.ts'

/** The smallest product, with a page for visitors, and one for people that the server has made staff. */
export const product: Product = {
  ...blank,
  pages: [
    ...blank.pages.map((page) => ({
      ...page,
      visitorView: async () => (await import('./LandingView.tsx')).LandingView,
    })),
    {
      path: '/staff',
      view: async () => (await import('./StaffView.tsx')).StaffView,
      requiredClaim: { claim: 'staff' },
    },
  ],
}
