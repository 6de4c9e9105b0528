import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx'

// React writes every caught error to the console, which is right in the app and noise here.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

it('shows its fallback, and nothing of the error, when something below throws', () => {
  const { container } = render(
    <ErrorBoundary fallback={<p>Reload page</p>}>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByText('Reload page')).toBeDefined()
  expect(container.textContent).toBe('Reload page')
})

it('shows what stands below it while nothing throws', () => {
  render(<ErrorBoundary fallback="broken">all is well</ErrorBoundary>)
  expect(screen.getByText('all is well')).toBeDefined()
})

function Broken(): never {
  throw new Error('a secret of the program')
}
