import { expect, it, vi } from 'vitest'
import { loadAhead } from '#src/startup/lazy.tsx'
import { setProduct } from '#src/product/current.ts'
import { loadNextPages } from '#src/startup/nextPages.ts'
import { product } from '#product/product.ts'

vi.mock('#src/startup/lazy.tsx', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadAhead: vi.fn<typeof loadAhead>(),
}))
const items = { path: '/items', view: async () => () => null }
const staff = { path: '/staff', view: async () => () => null, audience: { claim: 'staff' } }

it('a signed-in person’s browser prefetches the product’s pages, without those that require a claim', () => {
  setProduct({ ...product, pages: [items, staff] })
  loadNextPages(true)
  const parts = vi.mocked(loadAhead).mock.lastCall?.[0]
  expect(parts).toContain(items.view)
  expect(parts).not.toContain(staff.view)
})
