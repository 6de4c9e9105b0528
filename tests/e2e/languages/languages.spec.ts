import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { somePhone } from '#tests/support/browser/people/phones.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe('a visitor whose browser is in Arabic', { tag: '@once' }, () => {
  test.use({ locale: 'ar' })

  test('gets every page in Arabic, at its own address', async ({ page }) => {
    await page.goto('/sign-in?return=%2Ftrash')
    await expect(page.getByRole('heading', { name: 'مرحبًا بعودتك', level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page).toHaveURL('/sign-in?return=%2Ftrash')
    await checkPage(page)
    await page.goto('/sign-up')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('إنشاء حساب')
  })

  test('is sent emails and text messages in Arabic', async ({ page }) => {
    const { number } = somePhone()
    const languageOf = async (kind: RegExp) =>
      (await page.waitForRequest(kind)).headerValue('x-firebase-locale')
    await page.goto('/forgot-password')
    const email = languageOf(/:sendOobCode/)
    await page.locator('[type="email"]').fill('ada@example.com')
    await page.locator('[type="email"]').press('Enter')
    expect(await email).toBe('ar')
    await page.goto('/sign-in/phone')
    const message = languageOf(/:sendVerificationCode/)
    await page.locator('[type="tel"]').fill(number)
    await page.locator('[type="tel"]').press('Enter')
    expect(await message).toBe('ar')
  })
})

test(
  'a visitor chooses a language, and keeps it together with what they typed',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    await page.getByLabel('Language').selectOption('Ƥşḗŭḓǿ')
    await expect(page.locator('html')).toHaveAttribute('lang', 'qps-Ploc')
    await expect(page.getByRole('textbox', { name: 'Éɱáíļ' })).toHaveValue('ada@example.com')
    await expect(page.locator('#current-password')).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('typed-fields')
    await page.goto('/sign-up')
    await expect(page.locator('html')).toHaveAttribute('lang', 'qps-Ploc')
    await page.getByLabel('Ļáñğúáğé').selectOption('English')
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  },
)

test(
  'a person who browses the languages with the keyboard gets the page once they decide',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/sign-in')
    const languages = page.getByLabel('Language')
    await languages.focus()
    await languages.press('ArrowDown')
    await expect(languages).toHaveValue('ar')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await languages.press('ArrowDown')
    await expect(languages).toHaveValue('qps')
    await languages.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'qps-Ploc')
  },
)

test('offline the language stays as it is', { tag: '@once' }, async ({ page, context }) => {
  await page.goto('/sign-in')
  const languages = page.getByLabel('Language')
  await expect(languages).toBeEnabled()
  await context.setOffline(true)
  await expect(languages).toBeDisabled()
  await context.setOffline(false)
  await expect(languages).toBeEnabled()
})
