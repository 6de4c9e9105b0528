import { randomUUID } from 'node:crypto'
import { checkPage } from '#tests/support/browser/checkPage.ts'
import { signIn, somebodyWithAccount } from '#tests/support/browser/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('what is typed is there after a reload', async ({ page }) => {
  await signIn(page, await somebodyWithAccount())
  const noteId = randomUUID()
  await page.evaluate((path) => history.pushState({ isNew: true }, '', path), `/notes/${noteId}`)
  await page.getByLabel('Title').fill('Winter')
  await page.getByLabel('Title').press('Enter')
  await page.keyboard.type('Snow on the gate.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await checkPage(page)
  await page.reload()
  await expect(page.getByLabel('Text')).toHaveValue('Snow on the gate.')
  await expect(page.getByLabel('Title')).toHaveValue('Winter')
})
