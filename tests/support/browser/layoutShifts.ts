import type { Page } from '@playwright/test'

/** Records layout shifts from the page's first frame on, those after input included. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { shifts })
  })
}

/** The layout shifts so far, those of the last frame included. */
export function shiftsOn(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Reflect.get(globalThis, 'shifts'))),
        ),
      ),
  )
}
