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

/** Waits until double clicks are guarded, which begins when the page is idle: until a second click is refused. */
export async function waitUntilGuarded(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [first, second] = [1, 2].map((detail) => {
          const control = document.body.appendChild(document.createElement('summary'))
          const click = new MouseEvent('click', { detail, bubbles: true, cancelable: true })
          const isTaken = control.dispatchEvent(click)
          control.remove()
          return isTaken
        })
        return first === true && second === false
      }),
    )
    .toBe(true)
}

/**
 * Double-clicks one position, whatever is there by the second press.
 *
 * @param pause between the presses, in milliseconds.
 */
export async function doubleClick(target: Locator, pause: number): Promise<void> {
  await target.click({ clickCount: 2, delay: pause / 2, noWaitAfter: true })
}
