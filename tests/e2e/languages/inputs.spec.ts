import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { newUser } from '#tests/support/browser/people/people.ts'
import { answer, calls } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const refused = {
  'nothing but spaces': ['   ', 'Enter your email address.'],
  'no top-level domain': ['a@b', 'Enter an address like name@example.com.'],
  'two at signs': ['a@b@example.com', 'Enter an address like name@example.com.'],
  'a Cyrillic letter': ['\u0430da@example.com', 'Enter an address like name@example.com.'],
  'a dotted capital I': ['\u0130da@example.com', 'Enter an address like name@example.com.'],
  'a line break and a mail header': [
    'ada@example.com\r\nBcc: eve@example.com',
    'Enter an address like name@example.com.',
  ],
  'hundreds of characters': [
    `${'a'.repeat(288)}@example.com`,
    'Enter an address like name@example.com.',
  ],
} as const

test(
  'an address that no one can have is refused beside the field, and nothing is sent',
  { tag: '@once' },
  async ({ page }) => {
    let isSent = false
    await page.route(calls.signIn, (route) => {
      isSent = true
      return answer(route, 400, { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } })
    })
    await page.goto('/sign-in')
    const email = page.getByLabel('Email')
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    for (const [value, problem] of Object.values(refused)) {
      await email.fill(value)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(email).toHaveAccessibleDescription(problem)
      await expect(email).toBeFocused()
    }
    expect(isSent).toBe(false)
    await checkPage(page)
  },
)

test(
  'an address and a password are sent as one would expect',
  { tag: '@once' },
  async ({ page }) => {
    const sent: unknown[] = []
    await page.route(calls.signIn, async (route) => {
      if (route.request().method() === 'POST') sent.push(route.request().postDataJSON())
      await answer(route, 400, { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } })
    })
    await page.goto('/sign-in')
    const email = page.getByLabel('Email')
    const password = page.getByLabel('Password', { exact: true })
    for (const [typedEmail, typedPassword] of [
      ['  Ada+notes@Example.com ', '  two spaces around  '],
      ['ada@m\u00fcnchen.de', 'cafe\u0301 \u{1f600}'],
      ["o'neil!#$%&*+-/=?^_`{|}~@example.com", 'correct horse'],
      ['ada@ex\u0430mple.com', 'correct horse'],
      ['Ada Lovelace <ada@example.com>', 'correct horse'],
    ] as const) {
      await email.fill(typedEmail)
      await password.fill(typedPassword)
      await password.press('Enter')
      await expect(page.getByRole('alert')).toContainText('Wrong email or password')
      await email.fill('')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('Enter your email address.')).toBeVisible()
    }
    expect(sent).toMatchObject([
      { email: 'Ada+notes@Example.com', password: '  two spaces around  ' },
      { email: 'ada@xn--mnchen-3ya.de', password: 'caf\u00e9 \u{1f600}' },
      // As it was typed, because another app may have stored it so.
      { email: 'ada@xn--mnchen-3ya.de', password: 'cafe\u0301 \u{1f600}' },
      { email: "o'neil!#$%&*+-/=?^_`{|}~@example.com" },
      { email: 'ada@xn--exmple-4nf.com' },
      { email: 'ada@example.com' },
    ])
  },
)

test(
  'a password of any length up to the limit works, and a longer one is reported',
  { tag: '@once' },
  async ({ page }) => {
    const { email } = newUser()
    await page.goto('/sign-up')
    await page.getByLabel('Email').fill(email)
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('x'.repeat(4_097))
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('at most 4,096 characters')).toBeVisible()
    await expect(password).toHaveAccessibleDescription(
      /Your password doesn’t meet all requirements\./,
    )
    await password.fill('x'.repeat(4_096))
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/')
  },
)
