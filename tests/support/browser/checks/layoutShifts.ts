import type { Page } from '@playwright/test'

type LayoutShift = PerformanceEntry & {
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Records layout shifts from the page's first frame on, those after input included. Hides the bar of local builds,
 * which appears late and moves the page.
 */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('aside[lang="en"] { display: none }')
    document.adoptedStyleSheets = [sheet]
    const shifts: string[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.textContent || node?.nodeName}: ${from.x} ${from.y} to ${to.x} ${to.y}`,
        )
        shifts.push(`${value}: ${moved.join(', ')}`)
      }
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
