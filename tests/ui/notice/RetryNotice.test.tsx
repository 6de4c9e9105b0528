import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RetryNotice } from '#src/ui/notice/RetryNotice.tsx'
import { failed } from '#tests/support/failures.ts'

it.each(['network-request-failed', 'unauthorized', 'too-many-requests'] as const)(
  'a failure can be retried once, whatever its next action is: %s',
  async (kind) => {
    const retry = vi.fn<() => void>()
    render(<RetryNotice failure={failed(kind).failure} onRetry={retry} />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  },
)

it('nothing is offered before anything fails', () => {
  render(<RetryNotice failure={null} onRetry={() => undefined} />)
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
})
