import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test of a file fake timers, and no window that could report that the network is back. */
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
