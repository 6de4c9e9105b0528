import type { Locator, Page } from '@playwright/test'

/** The heading of the first page after signing in: the notebook's, or the blank product's. */
export function firstHeading(page: Page): Locator {
  return page.getByRole('heading', { name: /^(Notes$|Hello, )/, level: 1 })
}
