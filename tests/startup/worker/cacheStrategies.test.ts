import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cacheFirst, networkFirst } from '#src/startup/worker/cacheStrategies.ts'

const timeout = 3_000
const fresh = new Response('fresh')
const old = new Response('cached')
const cached = () => Promise.resolve(old)
const nothingCached = () => Promise.resolve(undefined)
const trouble = () => Promise.resolve(new Response('', { status: 503 }))
const failing = () => Promise.reject(new TypeError('Failed to fetch'))
const refusing = () => Promise.reject(new DOMException('', 'SecurityError'))
const hanging = () => new Promise<undefined>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function slow(answer: Response, delay: number): () => Promise<Response> {
  return () => new Promise((resolve) => setTimeout(resolve, delay, answer))
}

describe('a page or file that is opened', () => {
  it('comes from the cache, without a network request', async () => {
    const network = vi.fn<() => Promise<Response>>()
    expect(await cacheFirst({ network, cached }, timeout)).toBe(old)
    expect(network).not.toHaveBeenCalled()
  })

  it.each([
    ['nothing is cached', nothingCached],
    ['the disk refuses', refusing],
  ])('comes from the network if %s', async (_what, disk) => {
    const network = () => Promise.resolve(fresh)
    expect(await cacheFirst({ network, cached: disk }, timeout)).toBe(fresh)
  })

  it('comes from the network if the disk does not answer in time', async () => {
    const answer = cacheFirst({ network: () => Promise.resolve(fresh), cached: hanging }, timeout)
    await vi.advanceTimersByTimeAsync(timeout)
    expect(await answer).toBe(fresh)
  })

  it('waits for a slow disk if there is no network', async () => {
    const answer = cacheFirst({ network: failing, cached: slow(old, timeout + 1) }, timeout)
    await vi.advanceTimersByTimeAsync(timeout + 1)
    expect(await answer).toBe(old)
  })

  it('fails as without a worker when there is neither', async () => {
    await expect(cacheFirst({ network: failing, cached: refusing }, timeout)).rejects.toThrow(
      'Failed to fetch',
    )
  })
})

describe('a page that is reloaded', () => {
  it('comes from the network if that is quick enough', async () => {
    const answer = networkFirst({ network: slow(fresh, timeout - 1), cached }, timeout)
    await vi.advanceTimersByTimeAsync(timeout)
    expect(await answer).toBe(fresh)
  })

  it('comes from the cache if the network takes too long', async () => {
    const answered = vi.fn<(answer: Response) => void>()
    void networkFirst({ network: slow(fresh, timeout * 2), cached }, timeout).then(answered)
    await vi.advanceTimersByTimeAsync(timeout - 1)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledWith(old)
  })

  it('comes from the cache at once if there is no network', async () => {
    expect(await networkFirst({ network: failing, cached }, timeout)).toBe(old)
  })

  it('comes from the cache on a server error', async () => {
    expect(await networkFirst({ network: trouble, cached }, timeout)).toBe(old)
  })

  it.each([401, 404])('is the host’s own response: %i', async (status) => {
    const refusal = new Response('', { status })
    expect(await networkFirst({ network: () => Promise.resolve(refusal), cached }, timeout)).toBe(
      refusal,
    )
  })

  it.each([
    ['nothing is cached', nothingCached],
    ['the disk refuses', refusing],
  ])('waits for a slow network if %s', async (_what, disk) => {
    const answer = networkFirst({ network: slow(fresh, timeout * 2), cached: disk }, timeout)
    await vi.advanceTimersByTimeAsync(timeout * 2)
    expect(await answer).toBe(fresh)
  })

  it('fails as without a worker when there is neither', async () => {
    await expect(networkFirst({ network: failing, cached: refusing }, timeout)).rejects.toThrow(
      'Failed to fetch',
    )
  })
})
