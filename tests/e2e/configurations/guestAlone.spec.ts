import { expect, test } from '#tests/support/browser/configured.ts'

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
