import { afterEach, expect, it, vi } from 'vitest'
import { fakeLocks } from '#tests/support/fakes/fakeLocks.ts'

afterEach(() => vi.unstubAllGlobals())

it('work takes turns within the tab if the browser refuses locks', async () => {
  const refusal = new DOMException('Not here.', 'SecurityError')
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refusal) } })
  const { withLock, withAbortableLock, waitUntilUnlocked } =
    await import('#src/storage/locks/locks.ts')
  const steps: string[] = []
  const first = withLock('rows', async () => {
    await Promise.resolve()
    steps.push('first')
  })
  const { signal } = new AbortController()
  await Promise.all([
    first,
    withAbortableLock('rows', async () => void steps.push('second'), signal),
  ])
  expect(steps).toEqual(['first', 'second'])
  expect(await waitUntilUnlocked('rows', 10)).toBe(true)
})

it('a tab never requests a lock that it has', async () => {
  vi.resetModules()
  const locks = fakeLocks()('here')
  const requested = vi.fn<(name: string) => void>()
  const request = (name: string, ...rest: [() => unknown]) => {
    requested(name)
    return locks.request(name, ...rest)
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const { withLock } = await import('#src/storage/locks/locks.ts')
  let finish: (() => void) | undefined
  const first = withLock('rows', () => new Promise<void>((resolve) => (finish = resolve)))
  const second = withLock('rows', () => Promise.resolve('second'))
  await vi.waitFor(() => expect(requested).toHaveBeenCalledWith('rows'))
  const rows = () => requested.mock.calls.filter(([name]) => name === 'rows').length
  expect(rows()).toBe(1)
  finish?.()
  await first
  expect([await second, rows()]).toEqual(['second', 2])
})
