import { checkPage } from '#tests/support/browser/checkPage.ts'
import { somebody } from '#tests/support/browser/people.ts'
import {
  becomeSomebodyThere,
  openProvider,
  standInForGoogle,
} from '#tests/support/browser/providerWindow.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a person signs in with a provider, and the way is marked when they come again', async ({
  page,
  context,
}) => {
  await standInForGoogle(context)
  const { email } = somebody()
  await page.goto('/sign-in')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await checkPage(page)
  await page.screenshot({
    path: `/var/tmp/shots/providers/signin-${test.info().project.name}.png`,
    fullPage: true,
  })
  const popup = await openProvider(page, 'Continue with Google')
  await page.screenshot({
    path: `/var/tmp/shots/providers/waiting-${test.info().project.name}.png`,
    fullPage: true,
  })
  await becomeSomebodyThere(popup, email)
  await expect(page.getByRole('heading', { name: 'Hello, Ada Lovelace' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Continue with Google Last used' })).toBeVisible()
})
