import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdFont } from '#src/painted/holdFont.ts'

const { classList } = document.documentElement
let requested: string[]

beforeEach(() => {
  requested = []
  stubFonts(async () => [])
})
afterEach(() => {
  classList.remove('system-font')
  Reflect.deleteProperty(document, 'fonts')
  vi.unstubAllGlobals()
})

describe('the font of a painted page', () => {
  it('waits on a first visit, and is used once it has been loaded', async () => {
    const font = holdFont()
    expect([classList.contains('system-font'), requested]).toEqual([true, []])
    font.load()
    expect(requested).toEqual(['1em "Geist Variable"'])
    await vi.waitFor(() => expect(classList.contains('system-font')).toBe(false))
  })

  it('is left to the browser if it cannot be loaded', async () => {
    stubFonts(() => Promise.reject(new Error('No network.')))
    const font = holdFont()
    font.load()
    await vi.waitFor(() => expect(classList.contains('system-font')).toBe(false))
  })

  it('is used at once if there is a service worker', () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    const font = holdFont()
    expect(classList.contains('system-font')).toBe(false)
    font.load()
    expect(requested).toEqual([])
  })

  it('is no longer held once it is released', () => {
    const font = holdFont()
    font.release()
    expect(classList.contains('system-font')).toBe(false)
    font.load()
    expect(requested).toEqual([])
  })
})

function stubFonts(load: () => Promise<unknown>): void {
  const fonts = {
    load: (font: string) => {
      requested.push(font)
      return load()
    },
  }
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts })
}
