import type { Locator, Page } from '@playwright/test'

/** The heading of the page that people come to when they have signed in: of the notebook, or of the blank product. */
export function firstHeading(page: Page): Locator {
  return page.getByRole('heading', { name: /^(Notes$|Hello, )/, level: 1 })
}
