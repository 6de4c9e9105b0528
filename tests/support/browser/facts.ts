import { expect, type Locator, type Page } from '@playwright/test'

/** Goes to the account center from any page of a member, and gives the value of one fact there. */
export async function openFact(page: Page, label: string): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Your account/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
  return page
    .getByRole('term')
    .and(page.getByText(label, { exact: true }))
    .locator('+ dd')
}
