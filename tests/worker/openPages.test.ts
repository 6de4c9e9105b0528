import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scriptsOf, type Page } from '#src/worker/openPages.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A page that answers what it is asked. */
function pageThat(answer: (port: MessagePort | undefined) => void): Page {
  return { postMessage: (_question, [port]) => answer(port) }
}

const started = (script: string | null) => pageThat((port) => port?.postMessage(script))
const asleep = pageThat(() => undefined)

it('every page says with which script it has started', async () => {
  expect(await scriptsOf([started('/a.js'), started('/b.js')])).toEqual(['/a.js', '/b.js'])
})

it('without any page there is none', async () => {
  expect(await scriptsOf([])).toEqual([])
})

it('nothing is known where one page sleeps', async () => {
  const scripts = scriptsOf([started('/a.js'), asleep])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await scripts).toBeNull()
})

it('nothing is known where one page has no script', async () => {
  expect(await scriptsOf([started('/a.js'), started(null)])).toBeNull()
})
