import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { product } from '#product/product.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import { SessionScope } from '#src/layouts/signedIn/SessionScope.tsx'
import type { Product, ProductLocalData } from '#src/product/contract.ts'
import { setProduct } from '#src/product/currentProduct.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'

const code = {
  Scope: vi.fn<Required<Product>['Scope']>(),
  localData: vi.fn<Required<Product>['localData']>(),
}
const chunk = vi.hoisted(() => ({ isReachable: true, requests: 0 }))

vi.mock('#src/layouts/signedIn/SessionWork.tsx', () => {
  chunk.requests += 1
  if (!chunk.isReachable) throw new TypeError('Failed to fetch')
  return { SessionWork: () => <p>The session is kept</p> }
})

setProduct({ ...withDefaults(product), ...code })

beforeEach(() => {
  code.Scope.mockResolvedValue(({ children }) => children)
  code.localData.mockResolvedValue({} as ProductLocalData)
})

function show(user = ada) {
  const auth = stubAuth()
  auth.report({ type: 'session.found', user })
  const page = (
    <Suspense>
      <SessionScope>
        <h1>Heron</h1>
      </SessionScope>
    </Suspense>
  )
  return renderView(page, auth)
}

it('a person can sign out even if the product cannot be loaded', async () => {
  code.Scope.mockRejectedValue(new TypeError('Failed to fetch'))
  const { person, auth } = show()
  await person.click(await screen.findByText('Sign out'))
  expect(auth.requests).toEqual([{ port: 'endSession' }])
  expect(screen.queryByText('Signing out…')).not.toBeNull()
})

it('a guest, who could not come back, is not offered to sign out', async () => {
  code.Scope.mockRejectedValue(new TypeError('Failed to fetch'))
  show(nemo)
  await screen.findByRole('button', { name: /Reload/ })
  expect(screen.queryByText('Sign out')).toBeNull()
})

// From here on, the product's code stays loaded.
it('no page of the product is shown before the code for signing out is loaded', async () => {
  code.localData.mockRejectedValue(new TypeError('Failed to fetch'))
  show()
  await screen.findByRole('heading', { name: 'This page couldn’t be loaded' })
  expect(screen.queryByText('Heron')).toBeNull()
  code.localData.mockResolvedValue({} as ProductLocalData)
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('Heron')
})

it('the background work of a session starts once the network returns', async () => {
  Object.assign(chunk, { isReachable: false, requests: 0 })
  show()
  await screen.findByText('Heron')
  await vi.waitFor(() => expect(chunk.requests).toBe(1))
  chunk.isReachable = true
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('The session is kept')
})
