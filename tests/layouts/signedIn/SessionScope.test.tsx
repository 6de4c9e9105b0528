import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { signOutLogic } from '#src/firebase/signOutLogic.ts'
import type { Product } from '#src/product/contract.ts'
import { SessionScope } from '#src/layouts/signedIn/SessionScope.tsx'
import { signOutMachine, type SignOutEvent } from '#src/machines/session/signOutMachine.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'
import { renderView } from '#tests/support/renderView.tsx'
import { stubAuth } from '#tests/support/stubAuth.ts'
import { stubPort } from '#tests/support/stubPort.ts'
import { ada, nemo } from '#tests/support/users.ts'

const product = vi.hoisted(() => ({
  Scope: vi.fn<Product['Scope']>(),
  device: vi.fn<() => Promise<object>>(),
}))
vi.mock('#src/product/current.ts', async (load) => ({
  ...(await load<object>()),
  product: () => product,
}))
vi.mock('#src/layouts/signedIn/useSessionActors.ts', () => ({ useSessionActors: () => undefined }))

const signingOut = signOutMachine.provide({
  actors: { watchOthers: stubPort<SignOutEvent, { uid: string }>().actor },
})

beforeEach(() => {
  product.Scope.mockResolvedValue(({ children }) => children)
  product.device.mockResolvedValue({})
})

function show(user = ada) {
  const auth = stubAuth()
  auth.report({ type: 'session.found', user })
  const page = (
    <WithLogic of={signOutLogic} as={signingOut}>
      <Suspense>
        <SessionScope>
          <h1>Heron</h1>
        </SessionScope>
      </Suspense>
    </WithLogic>
  )
  return renderView(page, auth)
}

it('a person can sign out even if the product cannot be loaded', async () => {
  product.Scope.mockRejectedValue(new TypeError('Failed to fetch'))
  const { person, auth } = show()
  await person.click(await screen.findByText('Sign out'))
  expect(auth.requests).toEqual([{ port: 'signOut' }])
  expect(screen.queryByText('Signing out…')).not.toBeNull()
})

it('a guest, who could not come back, is not offered to sign out', async () => {
  product.Scope.mockRejectedValue(new TypeError('Failed to fetch'))
  show(nemo)
  await screen.findByRole('button', { name: /Reload/ })
  expect(screen.queryByText('Sign out')).toBeNull()
})

// Must come last, because it loads the code for all following tests.
it('no page of the product is shown before the code for signing out is loaded', async () => {
  product.device.mockRejectedValue(new TypeError('Failed to fetch'))
  show()
  await screen.findByRole('heading', { name: 'This page couldn’t be loaded' })
  expect(screen.queryByText('Heron')).toBeNull()
  product.device.mockResolvedValue({})
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('Heron')
})
