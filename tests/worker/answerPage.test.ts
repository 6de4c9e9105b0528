import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerPage } from '#src/worker/answerPage.ts'

const patience = 3_000
const fresh = new Response('fresh')
const old = new Response('kept')
const kept = () => Promise.resolve(old)
const nothingKept = () => Promise.resolve(undefined)
const trouble = () => Promise.resolve(new Response('', { status: 503 }))
const failing = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers after some milliseconds. */
function slow(answer: Response, delay: number): () => Promise<Response> {
  return () => new Promise((resolve) => setTimeout(resolve, delay, answer))
}

it('a page comes from the network while that is quick enough', async () => {
  const answer = answerPage({ network: slow(fresh, patience - 1), kept }, patience)
  await vi.advanceTimersByTimeAsync(patience)
  expect(await answer).toBe(fresh)
})

it('a page is the kept one once the network has taken too long', async () => {
  const answered = vi.fn<(answer: Response) => void>()
  void answerPage({ network: slow(fresh, patience * 2), kept }, patience).then(answered)
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledWith(old)
})

it('a page is the kept one at once when there is no network', async () => {
  expect(await answerPage({ network: failing, kept }, patience)).toBe(old)
})

it('a page is the kept one when the host is in trouble', async () => {
  expect(await answerPage({ network: trouble, kept }, patience)).toBe(old)
})

it.each([401, 404])('what the host says on purpose is shown: %i', async (status) => {
  const refusal = new Response('', { status })
  expect(await answerPage({ network: () => Promise.resolve(refusal), kept }, patience)).toBe(
    refusal,
  )
})

it('a slow network is waited for when nothing was kept', async () => {
  const answer = answerPage({ network: slow(fresh, patience * 2), kept: nothingKept }, patience)
  await vi.advanceTimersByTimeAsync(patience * 2)
  expect(await answer).toBe(fresh)
})

it('without a network and with nothing kept the browser says what is wrong', async () => {
  const answer = answerPage({ network: failing, kept: nothingKept }, patience)
  await expect(answer).rejects.toThrow('Failed to fetch')
})
