import { expect, it, vi } from 'vitest'
import { retryUntilAborted } from '#src/storage/retryUntilAborted.ts'
import { fakeTime } from '#tests/support/fakes/fakeTime.ts'

fakeTime()

it('a try that fails after the work was canceled is the last one, and no failure', async () => {
  const canceling = new AbortController()
  const onFailure = vi.fn<() => void>()
  const work = vi.fn<() => Promise<never>>(() => {
    canceling.abort()
    return Promise.reject(new Error('The page is closed.'))
  })
  expect(await retryUntilAborted(work, canceling.signal, onFailure)).toBeNull()
  expect(work).toHaveBeenCalledTimes(1)
  expect(onFailure).not.toHaveBeenCalled()
})

it('retries after one second, then after two, until it succeeds', async () => {
  const outcomes = [new Error('one'), new Error('two'), 'key']
  let tries = 0
  let failures = 0
  const work = () => {
    const outcome = outcomes[tries++]
    return typeof outcome === 'string'
      ? Promise.resolve(outcome)
      : Promise.reject(outcome ?? Error())
  }
  const trying = retryUntilAborted(work, new AbortController().signal, () => (failures += 1))
  await vi.advanceTimersByTimeAsync(999)
  expect(tries).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(tries).toBe(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await trying).toBe('key')
  expect(failures).toBe(2)
})

it('resolves to nothing when it is aborted', async () => {
  const callingOff = new AbortController()
  const trying = retryUntilAborted(
    () => Promise.reject(new Error('no')),
    callingOff.signal,
    () => {},
  )
  await vi.advanceTimersByTimeAsync(10)
  callingOff.abort()
  expect(await trying).toBeNull()
})
