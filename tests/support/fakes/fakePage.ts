import { vi } from 'vitest'

/** A document for tests without a window, which set its visibility and the network status. */
export function fakePage(visibilityState: DocumentVisibilityState, onLine = true) {
  const document = Object.assign(new EventTarget(), { visibilityState })
  const window = new EventTarget()
  const navigator = { onLine, userAgent: '', maxTouchPoints: 0 }
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  return {
    /** Sends an event that reaches the window. */
    send: (type: string) => void window.dispatchEvent(new Event(type)),
    show: () => {
      document.visibilityState = 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    connect: () => {
      navigator.onLine = true
      window.dispatchEvent(new Event('online'))
    },
  }
}
