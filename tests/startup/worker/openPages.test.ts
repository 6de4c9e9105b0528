import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scriptsOf, type Page } from '#src/startup/worker/openPages.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

function pageThat(answer: (port: MessagePort | undefined) => void): Page {
  return { postMessage: (_question, [port]) => answer(port) }
}

const started = (script: string | null) => pageThat((port) => port?.postMessage(script))
const asleep = pageThat(() => undefined)

it('every page answers with its first script', async () => {
  expect(await scriptsOf([started('/a.js'), started('/b.js')])).toEqual(['/a.js', '/b.js'])
})

it('without pages, there are none', async () => {
  expect(await scriptsOf([])).toEqual([])
})

it('nothing is known if one page is suspended', async () => {
  const scripts = scriptsOf([started('/a.js'), asleep])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await scripts).toBeNull()
})

it('nothing is known if one page has no script', async () => {
  expect(await scriptsOf([started('/a.js'), started(null)])).toBeNull()
})
