import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { emailTo } from '#tests/support/browser/people/emails.ts'
import { signIn, newUser, createUser } from '#tests/support/browser/people/people.ts'
import { calls, refuse } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { customToken } from '#tests/support/emulators/customToken.ts'

const verified = { name: 'Your email is verified' }

test(
  'signing up sends an email, and the waiting page notices that it was verified elsewhere',
  { tag: ['@once', '@quick'] },
  async ({ page, browser }) => {
    const { email, password } = newUser()
    await page.goto('/sign-up')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Your email isn’t verified yet.')).toBeVisible()
    await checkPage(page)
    await page.getByRole('link', { name: 'Verify email' }).click()
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeFocused()
    await expect(page.getByText('isn’t verified yet.')).toBeHidden()
    await checkPage(page)

    const device = await browser.newContext()
    const phone = await device.newPage()
    await phone.goto((await emailTo(email, 'VERIFY_EMAIL')).link)
    await phone.getByRole('button', { name: 'Verify email' }).click()
    await expect(phone.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await device.close()

    await expect(page.getByRole('heading', verified)).toBeVisible({ timeout: 20_000 })
    await checkPage(page)
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/')
  },
)

test('signing up succeeds even if the email cannot be sent', { tag: '@once' }, async ({ page }) => {
  const { email, password } = newUser()
  await refuse(page, calls.sendEmail, 400, 'QUOTA_EXCEEDED')
  await page.goto('/sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'Verify email' }).click()
  await page.getByRole('button', { name: 'Resend email' }).click()
  await expect(page.getByRole('button', { name: /^Please wait/ })).toBeVisible()
  await expect(page.getByText('Too many attempts.')).toBeVisible()
  await checkInBothWindows(page)
})

test(
  'another tab notices at once, and the page returns to where the person was',
  { tag: '@once' },
  async ({ page, context }) => {
    const person = await createUser()
    await signIn(page, person)
    const home = await context.newPage()
    await home.goto('/')
    await expect(home.getByText('isn’t verified yet.')).toBeVisible()
    await page.goto('/verify-email')
    await page.getByRole('button', { name: 'Resend email' }).click()
    await expect(page.getByRole('button', { name: /^Resend in/ })).toBeFocused()
    await expect(page.getByText(`We sent a new email to ${person.email}.`)).toBeVisible()
    await checkPage(page)
    const link = await context.newPage()
    await link.goto((await emailTo(person.email, 'VERIFY_EMAIL')).link)
    await link.getByRole('button', { name: 'Verify email' }).click()
    await expect(page.getByRole('heading', verified)).toBeVisible()
    await expect(home.getByText('isn’t verified yet.')).toBeHidden()
  },
)

test(
  'the reminder is one line on a narrow screen, and dismissing it moves nothing',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signIn(page, await createUser())
    const heading = firstHeading(page)
    await expect(heading).toBeVisible()
    const reminder = page.locator('[data-notice]', { hasText: 'Your email isn’t verified yet.' })
    await expect(reminder).toBeVisible()
    expect((await reminder.boundingBox())?.height).toBeLessThan(40)
    const before = await heading.boundingBox()
    await reminder.getByRole('button', { name: 'Not now' }).click()
    await expect(reminder).toBeHidden()
    expect(await heading.boundingBox()).toEqual(before)
  },
)

test('nothing needs verification without an email', { tag: '@once' }, async ({ page }) => {
  const token = encodeURIComponent(customToken(newUser().email))
  await page.goto(`/auth/token?return=%2Fverify-email#token=${token}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'There is nothing to verify' })).toBeVisible()
  await checkPage(page)
})
