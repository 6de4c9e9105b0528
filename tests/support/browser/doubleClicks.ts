import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  /** The names of the buttons and links that a press has come through to. */
  var pressed: string[]
}

/** Notes in every page from now on which buttons and links take a press. Returns how to read it. */
export async function hearPresses(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    globalThis.pressed = []
    // After the listeners of the window, and before React changes the page.
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

/** Waits until the page holds back what follows too soon, which is fetched when it is idle. */
export async function untilGuarded(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    )
    .toContainEqual(expect.stringContaining('/ui-'))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/**
 * A double click of the mouse at one place, whatever stands there by the second press.
 *
 * @param pause from the first press to the second, in milliseconds.
 */
export async function doubleClick(target: Locator, pause: number): Promise<void> {
  await target.click({ clickCount: 2, delay: pause / 2, noWaitAfter: true })
}
