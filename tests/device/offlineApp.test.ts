import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAppForVisitors, keepAppOffline } from '#src/device/offlineApp.ts'

const active = { postMessage: vi.fn<(words: string) => void>() }
const register = vi.fn<(path: string) => Promise<{ active: typeof active | null }>>()
let pages: EventTarget

beforeEach(() => {
  vi.clearAllMocks()
  pages = new EventTarget()
  register.mockResolvedValue({ active })
  stubNavigator({})
})

/** A browser that can keep the app, and has these besides. */
function stubNavigator(besides: object): void {
  const serviceWorker = Object.assign(pages, { register })
  vi.stubGlobal('navigator', { serviceWorker, ...besides })
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

it('a visitor gets the worker, which is told that a page has started', async () => {
  await keepAppForVisitors()
  expect(register).toHaveBeenCalledWith('/worker.js')
  expect(active.postMessage).toHaveBeenCalledTimes(1)
})

it('a visitor who saves data gets it only on a device of their own', async () => {
  stubNavigator({ connection: { saveData: true } })
  await keepAppForVisitors()
  expect(register).not.toHaveBeenCalled()
  await keepAppOffline()
  expect(register).toHaveBeenCalledTimes(1)
})

it('a visitor who saves no data gets it where the browser says so', async () => {
  stubNavigator({ connection: { saveData: false } })
  await keepAppForVisitors()
  expect(register).toHaveBeenCalledTimes(1)
})

it.each([
  ['has none', () => vi.stubGlobal('navigator', {})],
  ['refuses', () => register.mockRejectedValue(new DOMException('', 'SecurityError'))],
])('nothing happens where the browser %s', async (_what, prepare) => {
  prepare()
  await expect(keepAppForVisitors()).resolves.toBeUndefined()
})

it('a page says which script it has started with, once for each time it is asked', async () => {
  await keepAppOffline()
  await keepAppOffline()
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', src: '/assets/signIn-1.js' })
  document.head.append(script)
  const answered = vi.fn<(path: unknown) => void>()
  const port = { postMessage: answered } as unknown as MessagePort
  pages.dispatchEvent(Object.assign(new Event('message'), { ports: [port] }))
  expect(answered.mock.calls).toEqual([['/assets/signIn-1.js']])
})

it('a page without a script of the build says so', async () => {
  await keepAppOffline()
  const answered = vi.fn<(path: unknown) => void>()
  const port = { postMessage: answered } as unknown as MessagePort
  pages.dispatchEvent(Object.assign(new Event('message'), { ports: [port] }))
  expect(answered.mock.calls).toEqual([[null]])
})
