import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LazyOtherMethods } from '#src/views/signIn/LazyOtherMethods.tsx'
import { renderView } from '#tests/support/renderView.tsx'

const { load } = vi.hoisted(() => ({ load: vi.fn<() => object>() }))
vi.mock('#src/views/signIn/methods/OtherMethods.tsx', () => load())

it('reports other methods as missing until their code has arrived', async () => {
  let isReported = false
  const showCodeMissing = () => {
    isReported = true
    return () => void (isReported = false)
  }
  vi.stubGlobal('prerendered', { showCodeMissing })
  load.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  const { auth } = renderView(<LazyOtherMethods />)
  act(() => auth.report({ type: 'session.missing' }))
  await expect.poll(() => isReported).toBe(true)
  load.mockReturnValue({ OtherMethods: () => <p>Other methods</p> })
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('Other methods')
  expect(isReported).toBe(false)
})
