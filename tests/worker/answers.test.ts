import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptFirst, networkFirst } from '#src/worker/answers.ts'

const patience = 3_000
const fresh = new Response('fresh')
const old = new Response('kept')
const kept = () => Promise.resolve(old)
const nothingKept = () => Promise.resolve(undefined)
const trouble = () => Promise.resolve(new Response('', { status: 503 }))
const failing = () => Promise.reject(new TypeError('Failed to fetch'))
const refusing = () => Promise.reject(new DOMException('', 'SecurityError'))
const hanging = () => new Promise<undefined>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers after some milliseconds. */
function slow(answer: Response, delay: number): () => Promise<Response> {
  return () => new Promise((resolve) => setTimeout(resolve, delay, answer))
}

describe('what is opened', () => {
  it('is the kept one, and the network is not asked', async () => {
    const network = vi.fn<() => Promise<Response>>()
    expect(await keptFirst({ network, kept }, patience)).toBe(old)
    expect(network).not.toHaveBeenCalled()
  })

  it.each([
    ['nothing is kept', nothingKept],
    ['the disk refuses', refusing],
  ])('comes from the network when %s', async (_what, disk) => {
    const network = () => Promise.resolve(fresh)
    expect(await keptFirst({ network, kept: disk }, patience)).toBe(fresh)
  })

  it('comes from the network when the disk does not answer in time', async () => {
    const answer = keptFirst({ network: () => Promise.resolve(fresh), kept: hanging }, patience)
    await vi.advanceTimersByTimeAsync(patience)
    expect(await answer).toBe(fresh)
  })

  it('waits for a slow disk where there is no network', async () => {
    const answer = keptFirst({ network: failing, kept: slow(old, patience + 1) }, patience)
    await vi.advanceTimersByTimeAsync(patience + 1)
    expect(await answer).toBe(old)
  })

  it('fails as without a worker when there is neither', async () => {
    await expect(keptFirst({ network: failing, kept: refusing }, patience)).rejects.toThrow(
      'Failed to fetch',
    )
  })
})

describe('what is loaded again', () => {
  it('comes from the network while that is quick enough', async () => {
    const answer = networkFirst({ network: slow(fresh, patience - 1), kept }, patience)
    await vi.advanceTimersByTimeAsync(patience)
    expect(await answer).toBe(fresh)
  })

  it('is the kept one once the network has taken too long', async () => {
    const answered = vi.fn<(answer: Response) => void>()
    void networkFirst({ network: slow(fresh, patience * 2), kept }, patience).then(answered)
    await vi.advanceTimersByTimeAsync(patience - 1)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledWith(old)
  })

  it('is the kept one at once when there is no network', async () => {
    expect(await networkFirst({ network: failing, kept }, patience)).toBe(old)
  })

  it('is the kept one when the host is in trouble', async () => {
    expect(await networkFirst({ network: trouble, kept }, patience)).toBe(old)
  })

  it.each([401, 404])('is what the host says on purpose: %i', async (status) => {
    const refusal = new Response('', { status })
    expect(await networkFirst({ network: () => Promise.resolve(refusal), kept }, patience)).toBe(
      refusal,
    )
  })

  it.each([
    ['nothing is kept', nothingKept],
    ['the disk refuses', refusing],
  ])('waits for a slow network when %s', async (_what, disk) => {
    const answer = networkFirst({ network: slow(fresh, patience * 2), kept: disk }, patience)
    await vi.advanceTimersByTimeAsync(patience * 2)
    expect(await answer).toBe(fresh)
  })

  it('fails as without a worker when there is neither', async () => {
    await expect(networkFirst({ network: failing, kept: refusing }, patience)).rejects.toThrow(
      'Failed to fetch',
    )
  })
})
