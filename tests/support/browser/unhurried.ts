import type { Browser, BrowserContext } from '@playwright/test'

/**
 * Makes the presses on all devices appear a second apart, until `stop` is called. Playwright presses faster
 * than people do, and the app would see double clicks.
 */
export async function spacePresses(browser: Browser, context: BrowserContext) {
  await slowDown(context)
  const slowDevice = (device: BrowserContext) => void slowDown(device).catch(() => undefined)
  browser.on('context', slowDevice)
  return { stop: () => browser.off('context', slowDevice) }
}

async function slowDown(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const measured = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')
    let presses = 0
    addEventListener('pointerdown', () => (presses += 1), true)
    Object.defineProperty(PointerEvent.prototype, 'timeStamp', {
      get(this: PointerEvent) {
        return Number(measured?.get?.call(this)) + presses * 1_000
      },
    })
  })
}
