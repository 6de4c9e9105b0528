import type { Locator, Page } from '@playwright/test'
import { goToAccount } from './people.ts'

/** Opens the account record from any signed-in page, and returns the value of a field. */
export async function openDetail(page: Page, label: string): Promise<Locator> {
  await goToAccount(page)
  await page.getByRole('link', { name: 'Data' }).click()
  await page.getByText('Account details', { exact: true }).click()
  return page
    .getByRole('term')
    .and(page.getByText(label, { exact: true }))
    .locator('+ dd')
}
