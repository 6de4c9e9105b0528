import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('work takes turns within the page if the browser refuses locks', async () => {
  const refusal = new DOMException('Not here.', 'SecurityError')
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refusal) } })
  const { withLock, withLockUnless, waitUntilUnlocked } = await import('#src/storage/locks.ts')
  const steps: string[] = []
  const first = withLock('rows', async () => {
    await Promise.resolve()
    steps.push('first')
  })
  const { signal } = new AbortController()
  await Promise.all([first, withLockUnless(signal, 'rows', async () => void steps.push('second'))])
  expect(steps).toEqual(['first', 'second'])
  expect(await waitUntilUnlocked('rows', 10)).toBe(true)
})
