import { expect, it, vi } from 'vitest'
import { product } from '#product/product.ts'
import { prefetchWhenIdle } from '#src/app/prefetchWhenIdle.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import type { Product } from '#src/product/contract.ts'
import { setProduct } from '#src/product/currentProduct.ts'

type View = Product['pages'][number]['view']

const items = { path: '/items', view: vi.fn<View>(async () => () => null) }
const staff = { path: '/staff', view: vi.fn<View>(async () => () => null) }
const last = vi.fn<View>(async () => () => null)

it('a signed-in person’s browser prefetches the product’s pages, without those that require a claim', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  const claimed = { ...staff, requiredClaim: { claim: 'staff' } }
  setProduct({
    ...withDefaults(product),
    pages: [claimed, items, { path: '/last', view: last }],
  })
  prefetchWhenIdle(true)
  await vi.waitFor(() => expect(last).toHaveBeenCalled(), { timeout: 15_000 })
  expect(items.view).toHaveBeenCalled()
  expect(staff.view).not.toHaveBeenCalled()
})
