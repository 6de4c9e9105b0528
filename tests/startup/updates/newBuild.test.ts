import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followNewBuilds } from '#src/startup/updates/newBuild.ts'
import { newBuildStore } from '#src/stores/newBuildStore.ts'

const update = vi.fn<() => Promise<void>>()
const reload = vi.fn<() => void>()
const hour = 3_600_000
let serviceWorker: EventTarget
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  update.mockReset().mockResolvedValue()
  reload.mockReset()
  newBuildStore.setState({ isReady: false })
  document.body.replaceChildren()
  serviceWorker = new EventTarget()
  vi.stubGlobal('navigator', { serviceWorker })
  stop = followNewBuilds({ update } as unknown as ServiceWorkerRegistration, reload)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  show('visible')
})

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A new worker takes over, and says this about its build. */
async function takeOver(build: { isOfPage: boolean; generation: number }): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    const postMessage = (_script: unknown, [port]: MessagePort[]) => {
      port?.addEventListener('close', () => resolve())
      port?.start()
      port?.postMessage(build)
    }
    Object.assign(serviceWorker, { controller: { postMessage } })
  })
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  await answered
}

const newer = { isOfPage: false, generation: 1 }

it('a page that returns to the foreground looks for a new build, at most hourly', () => {
  vi.advanceTimersByTime(hour - 1)
  show('visible')
  expect(update).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  show('hidden')
  expect(update).toHaveBeenCalledTimes(0)
  show('visible')
  show('visible')
  expect(update).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(hour)
  show('visible')
  expect(update).toHaveBeenCalledTimes(2)
})

it('nothing happens if there is no network', () => {
  update.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.advanceTimersByTime(hour)
  show('visible')
  expect(update).toHaveBeenCalledTimes(1)
})

it('a visible page shows that a new build is ready, and is reloaded once it is hidden', async () => {
  await takeOver(newer)
  expect(newBuildStore.getState()).toEqual({ isReady: true })
  expect(reload).not.toHaveBeenCalled()
  show('hidden')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a hidden page is reloaded at once', async () => {
  show('hidden')
  await takeOver(newer)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a page of the same build shows nothing, as after the first visit', async () => {
  show('hidden')
  await takeOver({ isOfPage: true, generation: 2 })
  expect(newBuildStore.getState()).toEqual({ isReady: false })
  expect(reload).not.toHaveBeenCalled()
})

it('a page whose build must not run any longer is reloaded at once', async () => {
  await takeOver({ isOfPage: false, generation: 2 })
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['something is typed', '<input type="email">'],
  ['a request is running', '<button data-busy></button>'],
  ['a code is on its way', '<input autocomplete="one-time-code">'],
  ['a question is open', '<dialog open></dialog>'],
])('a hidden page is not reloaded while %s', async (_what, html) => {
  document.body.innerHTML = html
  const email = document.querySelector<HTMLInputElement>('[type="email"]')
  if (email) email.value = 'ada'
  show('hidden')
  await takeOver(newer)
  expect(reload).not.toHaveBeenCalled()
  document.body.replaceChildren()
  show('hidden')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a hidden page is reloaded although a field that saves itself has text', async () => {
  document.body.innerHTML = '<textarea data-autosaved></textarea>'
  const note = document.querySelector('textarea')
  if (note) note.value = 'Milk'
  show('hidden')
  await takeOver(newer)
  expect(reload).toHaveBeenCalledTimes(1)
})

const ask = (event: Event) => event.preventDefault()

it('a hidden page is not reloaded while something exists only in it', async () => {
  addEventListener('beforeunload', ask)
  show('hidden')
  await takeOver(newer)
  expect(reload).not.toHaveBeenCalled()
  removeEventListener('beforeunload', ask)
  show('hidden')
  expect(reload).toHaveBeenCalledTimes(1)
})
