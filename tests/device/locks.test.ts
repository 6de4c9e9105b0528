import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('work takes turns within the page if the browser refuses locks', async () => {
  const refusal = new DOMException('Not here.', 'SecurityError')
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refusal) } })
  const { inTurn, inTurnUnless, isVacated } = await import('#src/device/locks.ts')
  const steps: string[] = []
  const first = inTurn('rows', async () => {
    await Promise.resolve()
    steps.push('first')
  })
  const { signal } = new AbortController()
  await Promise.all([first, inTurnUnless(signal, 'rows', async () => void steps.push('second'))])
  expect(steps).toEqual(['first', 'second'])
  expect(await isVacated('rows', 10)).toBe(true)
})
