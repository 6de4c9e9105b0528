import { expect, it, vi } from 'vitest'
import type { Product } from '#src/product/contract.ts'
import { loadAhead } from '#src/startup/lazy.tsx'
import { loadNextPages } from '#src/startup/nextPages.ts'
import { product } from '#product/product.ts'

vi.mock('#src/startup/lazy.tsx', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadAhead: vi.fn<typeof loadAhead>(),
}))
vi.mock('#src/product/product.ts', async (importOriginal) => {
  const own = (await importOriginal<{ product: Product }>()).product
  const items = { path: '/items', view: async () => () => null }
  const staff = { path: '/staff', view: async () => () => null, audience: { claim: 'staff' } }
  return { product: { ...own, pages: [items, staff] } }
})

it('a signed-in person’s browser prefetches the product’s pages, without those that require a claim', () => {
  loadNextPages(true)
  const parts = vi.mocked(loadAhead).mock.lastCall?.[0]
  const [items, staff] = product.pages
  expect(parts).toContain(items?.view)
  expect(parts).not.toContain(staff?.view)
})
