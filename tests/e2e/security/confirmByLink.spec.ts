import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { requireRecentSignIn, openAccount } from '#tests/support/browser/people/account.ts'
import { emailTo } from '#tests/support/browser/people/emails.ts'
import { calls } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a link opened in another tab continues the change automatically',
  { tag: '@once' },
  async ({ context, page }) => {
    const { email } = await openAccount(page)
    await requireRecentSignIn(page, calls.sendEmail)
    await page.getByRole('button', { name: 'Change: Email' }).click()
    await page.getByLabel('New email').fill(`new-${email}`)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Send me a link instead' }).click()
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeFocused()
    await checkPage(page)
    const { link } = await emailTo(email, 'EMAIL_SIGNIN')
    const other = await context.newPage()
    await other.goto(link)
    await expect(other.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
    await checkPage(other)
    await other.getByRole('button', { name: 'Confirm' }).click()
    await expect(other.getByRole('heading', { name: 'Identity confirmed' })).toBeVisible()
    await expect(page.getByText(`We sent an email to new-${email}.`)).toBeVisible()
    await checkPage(page)
  },
)
