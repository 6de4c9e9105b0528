import { expect, it, vi } from 'vitest'
import { retryUntilAborted } from '#src/domain/retryUntilAborted.ts'

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
