import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConnectionStatus } from '#src/layouts/frame/ConnectionStatus.tsx'
import { renderView } from '#tests/support/renderView.tsx'

it('a person whose database is broken reloads the page, as its notice says', async () => {
  const { auth, person } = renderView(<ConnectionStatus />)
  act(() => auth.report({ type: 'session.missing' }))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => auth.reportConnection({ type: 'database.broken' }))
  expect(screen.getByRole('status').textContent).toMatch(/until it’s reloaded/)
  expect(auth.requests).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Reload page' }))
  expect(auth.requests).toEqual([{ port: 'reloadPage' }])
})

it('a person whose server is out of reach tries again at once', async () => {
  const { auth, person } = renderView(<ConnectionStatus />)
  act(() => auth.report({ type: 'session.missing' }))
  act(() => auth.reportConnection({ type: 'server.unreachable' }))
  await person.click(screen.getByRole('button', { name: 'Try now' }))
  expect(auth.requests).toEqual([{ port: 'probeServer' }])
})
