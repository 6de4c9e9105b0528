import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser/test.ts'

/** The list of files of the open note. */
export function filesOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Files' })
}

/** Waits until a file is uploaded. */
export async function expectFile(page: Page, name: string | RegExp): Promise<void> {
  const row = filesOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
  await expect(row.getByRole('button', { name: /^Download/ })).toBeVisible()
}
