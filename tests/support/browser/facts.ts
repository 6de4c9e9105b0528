import type { Locator, Page } from '@playwright/test'
import { goToAccount } from './people.ts'

/** Goes to the record of the account from any page of a signed-in person, and gives the value of one field. */
export async function openFact(page: Page, label: string): Promise<Locator> {
  await goToAccount(page)
  await page.getByRole('link', { name: 'Data' }).click()
  await page.getByText('Account details', { exact: true }).click()
  return page
    .getByRole('term')
    .and(page.getByText(label, { exact: true }))
    .locator('+ dd')
}
