import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '#src/ui/notice/ErrorBoundary.tsx'

// React logs every caught error, which would only be noise here.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

it('shows its fallback, without the error, if a child throws', () => {
  const { container } = render(
    <ErrorBoundary fallback={<p>Reload page</p>}>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.queryByText('Reload page')).not.toBeNull()
  expect(container.textContent).toBe('Reload page')
})

it('shows its children if nothing throws', () => {
  render(<ErrorBoundary fallback="broken">all is well</ErrorBoundary>)
  expect(screen.queryByText('all is well')).not.toBeNull()
})

function Broken(): never {
  throw new Error('a secret of the program')
}
