import { partsOn } from '#src/domain/gatehouse.ts'
import type { SignIn } from '#src/domain/signInMethods.ts'
import { checkInBothWindows } from '#tests/support/browser/checkPage.ts'
import { expect, test } from '#tests/support/browser/configured.ts'
import { noMethods } from '#tests/configurations/noMethods.ts'

const offers = {
  password: ['button', 'Sign in'],
  providers: ['button', 'Continue with Apple'],
  phone: ['link', 'Continue with a phone number'],
  emailLink: ['link', 'Email me a sign-in link'],
  guest: ['button', 'Continue as a guest'],
} as const

const ownPages = {
  password: '/sign-up',
  phone: '/sign-in/phone',
  emailLink: '/sign-in/link',
  tokenLink: '/auth/token',
  secondFactors: '/sign-in/second-factor',
} as const

const apple = { providers: ['apple.com'] } as const
const configurations: Partial<SignIn>[] = [
  { password: true },
  { emailLink: true },
  { phone: true },
  apple,
  { guest: true },
  { tokenLink: true },
  { password: true, guest: true, ...apple },
  { password: true, secondFactors: ['totp'] },
  { emailLink: true, guest: true, secondFactors: ['sms'] },
  { phone: { regions: ['CH'] }, guest: true },
  { ...apple, emailLink: true, tokenLink: true },
  { password: true, emailLink: true, phone: true, guest: true, secondFactors: ['totp', 'sms'] },
]

for (const chosen of configurations) {
  const parts = partsOn({ signIn: { ...noMethods, ...chosen } })
  const on = parts.signIn
  test.describe(JSON.stringify(chosen), () => {
    test.use({
      variables: {
        GATEHOUSE_CONFIG: 'tests/configurations/chosen.config.ts',
        GATEHOUSE_METHODS: JSON.stringify(chosen),
      },
    })

    test('is all that the door offers', async ({ page, configured }) => {
      test.slow()
      expect(await configured.tracesWith(parts)).toEqual([])
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      for (const [method, [role, name]] of Object.entries(offers)) {
        const offer = page.getByRole(role, { name, exact: true })
        await expect(offer).toHaveCount(on[method as keyof typeof offers] ? 1 : 0)
      }
      await checkInBothWindows(page)
      for (const [method, path] of Object.entries(ownPages)) {
        await page.goto(path)
        const isOn = on[method as keyof typeof ownPages]
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page).toHaveTitle(isOn ? /^(?!Page not found)/ : /^Page not found/)
      }
    })
  })
}
