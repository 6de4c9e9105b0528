import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTimeLeft } from '#src/hooks/useTimeLeft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('counts down by the second, and not below zero', () => {
  const { container } = render(<TimeLeft endsAt={Date.now() + 2_000} />)
  const seen = [container.textContent]
  for (const wait of [1_000, 1_000, 1_000]) {
    act(() => void vi.advanceTimersByTime(wait))
    seen.push(container.textContent)
  }
  expect(seen).toEqual(['2s', '1s', '0s', '0s'])
})

it('counts more than a minute in minutes and seconds', () => {
  const { container } = render(<TimeLeft endsAt={Date.now() + 16 * 60_000} />)
  expect(container.textContent).toBe('16:00')
})

it('is null if there is nothing to wait for', () => {
  const { container } = render(<TimeLeft endsAt={null} />)
  expect(container.textContent).toBe('')
})

function TimeLeft({ endsAt }: { endsAt: number | null }) {
  return useTimeLeft(endsAt)
}
