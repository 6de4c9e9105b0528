import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LazyOtherMethods } from '#src/views/signIn/LazyOtherMethods.tsx'
import { prepareMarkup } from '#tests/support/prerenderedPage.ts'
import { renderView } from '#tests/support/renderView.tsx'

const { load } = vi.hoisted(() => ({ load: vi.fn<() => object>() }))
vi.mock('#src/views/signIn/methods/OtherMethods.tsx', () => load())

// The first import compiles the modules.
const waitOptions = { timeout: 15_000 }

it('reports other methods as missing until their code has arrived', async () => {
  await prepareMarkup()
  load.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  const { auth } = renderView(<LazyOtherMethods />)
  act(() => auth.report({ type: 'session.missing' }))
  await screen.findByText('Code is missing', {}, waitOptions)
  load.mockReturnValue({ OtherMethods: () => <p>Other methods</p> })
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('Other methods', {}, waitOptions)
  expect(screen.queryByText('Code is missing')).toBeNull()
})
