import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  registerUnlessSavingData,
  registerServiceWorker,
} from '#src/startup/updates/registerServiceWorker.ts'

const active = { postMessage: vi.fn<(words: string) => void>() }
const register = vi.fn<(path: string) => Promise<{ active: typeof active | null }>>()
let pages: EventTarget

beforeEach(() => {
  vi.clearAllMocks()
  pages = new EventTarget()
  register.mockResolvedValue({ active })
  stubNavigator({})
})

/** A browser that can keep the app, with these additions. */
function stubNavigator(besides: object): void {
  const serviceWorker = Object.assign(pages, { register })
  vi.stubGlobal('navigator', { serviceWorker, ...besides })
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

it('a visitor gets the worker, which is notified that a page has started', async () => {
  await registerUnlessSavingData()
  expect(register).toHaveBeenCalledWith('/worker.js')
  expect(active.postMessage).toHaveBeenCalledTimes(1)
})

it('a visitor who saves data gets the worker only on a device of their own', async () => {
  stubNavigator({ connection: { saveData: true } })
  await registerUnlessSavingData()
  expect(register).not.toHaveBeenCalled()
  await registerServiceWorker()
  expect(register).toHaveBeenCalledTimes(1)
})

it("a visitor gets the worker if the browser reports that they don't save data", async () => {
  stubNavigator({ connection: { saveData: false } })
  await registerUnlessSavingData()
  expect(register).toHaveBeenCalledTimes(1)
})

it.each([
  ['has none', () => vi.stubGlobal('navigator', {})],
  ['refuses', () => register.mockRejectedValue(new DOMException('', 'SecurityError'))],
])('nothing happens if the browser %s', async (_what, prepare) => {
  prepare()
  await expect(registerUnlessSavingData()).resolves.toBeUndefined()
})

it('a page reports its build, once for each request', async () => {
  await registerServiceWorker()
  await registerServiceWorker()
  const code = document.createElement('link')
  Object.assign(code, { rel: 'modulepreload', href: '/assets/signIn-1.js' })
  document.head.append(code)
  const answered = vi.fn<(path: unknown) => void>()
  const port = { postMessage: answered } as unknown as MessagePort
  pages.dispatchEvent(Object.assign(new Event('message'), { ports: [port] }))
  expect(answered.mock.calls).toEqual([['/assets/signIn-1.js']])
})

it('a page without a script of the build reports that, too', async () => {
  await registerServiceWorker()
  const answered = vi.fn<(path: unknown) => void>()
  const port = { postMessage: answered } as unknown as MessagePort
  pages.dispatchEvent(Object.assign(new Event('message'), { ports: [port] }))
  expect(answered.mock.calls).toEqual([[null]])
})
