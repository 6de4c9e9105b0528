import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test of a file a clock in its own hands, and no window that could say that the network is back. */
export function fakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('addEventListener', () => {})
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
