import type { BrowserContext } from '@playwright/test'

/** Lays out every page as in a right-to-left language. */
export async function layOutFromRight(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new MutationObserver((_, watching) => {
      watching.disconnect()
      document.documentElement.dir = 'rtl'
    }).observe(document, { childList: true })
  })
}
