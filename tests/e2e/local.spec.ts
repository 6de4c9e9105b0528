import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { issueEveryMessage } from '#tests/support/browser/people/messages.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a local build is labeled on every layout, shows what it lacks, and leads to the mailbox',
  { tag: '@once' },
  async ({ page }) => {
    const bar = page.getByText('Local Firebase: nothing leaves this computer.')
    const lack = 'Firestore and Storage are not running: Java was not found.'
    await page.route('**/local-firebase/status', (route) =>
      route.fulfill({
        json: { missing: [lack] },
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    for (const address of ['/sign-in', '/nowhere']) {
      await page.goto(address)
      await expect(bar).toBeVisible()
      await expect(page.getByText(lack)).toBeVisible()
    }
    await checkPage(page)
    await signIn(page, await createUser())
    await expect(bar).toBeVisible()
    await page.getByRole('link', { name: 'Mailbox' }).click()
    await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeVisible()
  },
)

test(
  'the mailbox shows every kind of message, newest first',
  { tag: '@once' },
  async ({ context, page }) => {
    const { email, phone, code } = await issueEveryMessage()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/mailbox')
    await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText([
      'Your sign-in link',
      'Verify your email',
      'Reset your password',
    ])
    await checkInBothWindows(page)
    const text = page.getByRole('listitem').filter({ hasText: phone })
    await expect(text).toContainText(code)
    await text.getByRole('button', { name: 'Copy code' }).click()
    await expect(text.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  },
)
