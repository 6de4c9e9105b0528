import { afterEach, expect, it, vi } from 'vitest'
import { onPageShown } from '#src/storage/tabs/onPageShown.ts'
import { fakePage } from '#tests/support/fakes/fakePage.ts'

afterEach(() => void vi.unstubAllGlobals())

it('reports a page that is shown again, or whose window is used again, until it is stopped', () => {
  const page = fakePage('hidden')
  const listening = new AbortController()
  const listener = vi.fn<() => void>()
  onPageShown(listener, listening.signal)
  page.send('focus')
  expect(listener).toHaveBeenCalledTimes(0)
  page.show()
  expect(listener).toHaveBeenCalledTimes(1)
  page.send('focus')
  expect(listener).toHaveBeenCalledTimes(2)
  listening.abort()
  page.show()
  page.send('focus')
  expect(listener).toHaveBeenCalledTimes(2)
})
