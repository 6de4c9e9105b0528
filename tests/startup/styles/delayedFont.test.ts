import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { slotId } from '#src/startup/pageSnapshot/pageSnapshot.ts'
import { delayFont, loadFont } from '#src/startup/styles/delayedFont.ts'

const { classList } = document.documentElement
let requested: string[]

beforeEach(() => {
  requested = []
  stubFonts(async () => [])
})
afterEach(() => {
  classList.remove('system-font')
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'fonts')
  vi.unstubAllGlobals()
})

describe('the font of a page that is rendered by code', () => {
  it('waits on a first visit, and is used once it has been loaded', async () => {
    delayFont()
    expect([classList.contains('system-font'), requested]).toEqual([true, []])
    loadFont()
    expect(requested).toEqual(['1em "Geist Variable"'])
    await vi.waitFor(() => expect(classList.contains('system-font')).toBe(false))
  })

  it('is left to the browser if it cannot be loaded', async () => {
    stubFonts(() => Promise.reject(new Error('No network.')))
    delayFont()
    loadFont()
    await vi.waitFor(() => expect(classList.contains('system-font')).toBe(false))
  })

  it('is used at once if there is a service worker', () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    delayFont()
    expect(classList.contains('system-font')).toBe(false)
    loadFont()
    expect(requested).toEqual([])
  })

  it('waits where the browser refuses service workers', () => {
    vi.stubGlobal('navigator', Object.defineProperty({}, 'serviceWorker', { get: refuse }))
    delayFont()
    expect(classList.contains('system-font')).toBe(true)
  })

  it('is used at once by a page snapshot, which looks as it did', () => {
    const slot = document.body.appendChild(document.createElement('div'))
    slot.id = slotId
    slot.append('The page last seen')
    delayFont()
    expect(classList.contains('system-font')).toBe(false)
    loadFont()
    expect(requested).toEqual([])
  })
})

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function stubFonts(load: () => Promise<unknown>): void {
  const fonts = {
    load: (font: string) => {
      requested.push(font)
      return load()
    },
  }
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts })
}
