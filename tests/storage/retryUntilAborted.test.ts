import { expect, it, vi } from 'vitest'
import { retryUntilAborted } from '#src/domain/retryUntilAborted.ts'
import { fakeTime } from '#tests/support/fakes/fakeTime.ts'

fakeTime()

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
