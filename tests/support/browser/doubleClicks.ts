import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  /** The names of the buttons and links that received a press. */
  var pressed: string[]
}

/**
 * Records which buttons and links receive presses, on all pages from now on. Returns a function to read them.
 */
export async function recordPresses(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    globalThis.pressed = []
    // Runs after the listeners of the window, and before React changes the page.
    document.addEventListener(
      'click',
      ({ target }) => {
        const control = target instanceof Element ? target.closest('a[href], button') : null
        if (control) globalThis.pressed.push(control.ariaLabel ?? control.textContent ?? '')
      },
      true,
    )
  })
  return () => page.evaluate(() => globalThis.pressed)
}

/** Waits for the press guard, which is loaded when the page is idle. */
export async function untilGuarded(page: Page): Promise<void> {
  await expect(page.locator('p.visually-hidden[aria-live="polite"]').first()).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/**
 * Double-clicks one position, whatever is there by the second press.
 *
 * @param pause between the presses, in milliseconds.
 */
export async function doubleClick(target: Locator, pause: number): Promise<void> {
  await target.click({ clickCount: 2, delay: pause / 2, noWaitAfter: true })
}
