import { accountMenu } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'

test.use({
  variables: {
    GATEHOUSE_CONFIG: 'tests/configurations/chosen.config.ts',
    GATEHOUSE_METHODS: JSON.stringify({ guest: true }),
  },
})

test('no more space is reserved than the methods need, so that nothing moves under a press', async ({
  page,
}) => {
  await page.goto('/sign-in')
  const slot = page.locator('[style*="--methods"]')
  const methods = page.getByRole('region', { name: 'Other ways to sign in' })
  await expect(methods).toBeVisible()
  expect((await slot.boundingBox())?.height).toBe((await methods.boundingBox())?.height)
})

test('a guest is offered no picture, unless the owner allows files', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await expect(accountMenu(page)).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await expect(page.getByText('Name', { exact: true })).toBeVisible()
  await expect(page.getByText('Picture', { exact: true })).toBeHidden()
})
