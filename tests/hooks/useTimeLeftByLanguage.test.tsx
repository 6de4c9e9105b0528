import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useTimeLeft } from '#src/hooks/useTimeLeft.ts'

vi.mock('#src/domain/locale.ts', () => ({ locale: 'fa' }))

it('counts minutes and seconds in the digits of the language', () => {
  vi.useFakeTimers()
  const { container } = render(<TimeLeft endsAt={Date.now() + 65_000} />)
  expect(container.textContent).toBe('۱:۰۵')
  vi.useRealTimers()
})

function TimeLeft({ endsAt }: { endsAt: number | null }) {
  return useTimeLeft(endsAt)
}
