import { expect, it, vi } from 'vitest'
import { prefetch } from '#src/startup/prefetch.ts'
import { setProduct } from '#src/product/current.ts'
import { prefetchPages } from '#src/prefetchPages.ts'
import { product } from '#product/product.ts'

vi.mock('#src/startup/prefetch.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  prefetch: vi.fn<typeof prefetch>(),
}))
const items = { path: '/items', view: async () => () => null }
const staff = { path: '/staff', view: async () => () => null, audience: { claim: 'staff' } }

it('a signed-in person’s browser prefetches the product’s pages, without those that require a claim', () => {
  setProduct({ ...product, pages: [items, staff] })
  prefetchPages(true)
  const parts = vi.mocked(prefetch).mock.lastCall?.[0]
  expect(parts).toContain(items.view)
  expect(parts).not.toContain(staff.view)
})
