import { act } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { ExistingAppView } from '#src/views/existingApp/ExistingAppView.tsx'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { nemo } from '#tests/support/users.ts'

it('whoever goes to another page while the app opens stays there, and can open the app later', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: new URL('/sign-in', location.href).href } as PerformanceEntry,
  ])
  sessionStorage.clear()
  history.replaceState(null, '', '/todos')
  const view = (
    <Suspense>
      <ExistingAppView />
    </Suspense>
  )
  const auth = stubAuth()
  renderView(view, auth)
  act(() => auth.report({ type: 'session.found', user: nemo }))
  history.replaceState(null, '', '/account')
  await act(() => Promise.resolve())
  expect(returns()).toBeNull()
  history.replaceState(null, '', '/todos')
  renderView(view, auth)
  await expect.poll(returns).toMatchObject({ value: { address: '/todos', count: 1 } })
})

function returns(): unknown {
  return JSON.parse(sessionStorage.getItem('redirects') ?? 'null')
}
