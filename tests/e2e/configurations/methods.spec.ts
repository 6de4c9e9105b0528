import type { Page } from '@playwright/test'
import { enabledMethods, type SignIn } from '#build/configuration/signInMethods.ts'
import type { EnabledMethods } from '#src/domain/configuration/enabledFeatures.ts'
import { noMethods } from '#tests/configurations/noMethods.ts'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { ageSignIn } from '#tests/support/browser/people/owner.ts'
import { signInByAny } from '#tests/support/browser/people/signInByAny.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'

const offers = {
  password: ['button', 'Sign in'],
  providers: ['button', 'Continue with Apple'],
  phone: ['link', 'Continue with a phone number'],
  guest: ['button', 'Continue as a guest'],
} as const

const ownPages = {
  password: '/sign-up',
  phone: '/sign-in/phone',
  emailLink: '/sign-in/link',
  tokenLink: '/auth/token',
  secondFactors: '/sign-in/second-factor',
} as const

const accountPages = ['/account', '/account/devices', '/account/data', '/account/delete']

type Offered = EnabledMethods & { providers: boolean }

/** Words that a visible sentence contains only if it is about this method. */
const words: Readonly<Partial<Record<keyof Offered, RegExp>>> = {
  password: /password/i,
  emailLink: /sign-in link|send me a link/i,
  providers: /connect(ed)? (an )?account|apple/i,
  guest: /guest/i,
  passkeys: /passkey/i,
  secondFactors: /second factor|authenticator|text message/i,
}

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
  const on: Offered = {
    ...enabledMethods({ ...noMethods, ...chosen }),
    providers: (chosen.providers ?? []).length > 0,
  }
  const isLinkOnly = Object.keys(chosen).join() === 'tokenLink'
  test.describe(JSON.stringify(chosen), () => {
    test.use({
      variables: {
        GATEHOUSE_CONFIG: 'tests/configurations/chosen.config.ts',
        GATEHOUSE_METHODS: JSON.stringify(chosen),
      },
    })

    // One test, because each makes a build of its own.
    test('is all that the door offers, and all that its pages mention', async ({ page }) => {
      test.setTimeout(240_000)
      await page.goto('/')
      await expect(
        page.getByRole('heading', { name: on.password ? 'Welcome back' : 'Welcome', exact: true }),
      ).toBeVisible()
      for (const [method, [role, name]] of Object.entries(offers)) {
        const offer = page.getByRole(role, { name, exact: true })
        await expect(offer).toHaveCount(on[method as keyof typeof offers] ? 1 : 0)
      }
      // Without passwords, it's the form's button.
      const emailLink = page.getByRole(on.password ? 'link' : 'button', {
        name: 'Email me a sign-in link',
        exact: true,
      })
      await expect(emailLink).toHaveCount(on.emailLink ? 1 : 0)
      const openLink = page.getByText('To sign in, open the link you got from us.')
      await expect(openLink).toHaveCount(isLinkOnly ? 1 : 0)
      await expect(page.getByLabel(/^This is a shared computer/)).toHaveCount(isLinkOnly ? 0 : 1)
      await checkInBothWindows(page)
      for (const [method, path] of Object.entries(ownPages)) {
        await page.goto(path)
        const isOn = on[method as keyof typeof ownPages]
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page).toHaveTitle(isOn ? /^(?!Page not found)/ : /^Page not found/)
      }

      await page.goto('/sign-in')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectOnly(page, on)
      const identity = await signInByAny(page, on)
      await page.goto('/account')
      const tab = page.getByRole('link', { name: 'Security' })
      await expect(page.getByRole('link', { name: 'Devices' })).toBeVisible()
      await expect(tab).toHaveCount(on.securityPage ? 1 : 0)
      for (const path of accountPages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectOnly(page, on)
      }
      await page.goto('/account/security')
      await expect(page).toHaveTitle(on.securityPage ? /^Security/ : /^Page not found/)
      if (on.securityPage)
        await expect(page.getByRole('main').getByRole('region')).not.toHaveCount(0)
      await expectOnly(page, on)

      await page.goto('/account/delete')
      const field = page.getByLabel(/^Type .* to delete your account$/)
      await field.fill((await field.evaluate(labelOf)).split(' ')[1] ?? '')
      if (identity) await ageSignIn(identity)
      await field.press('Enter')
      // Guests have nothing to confirm their identity with.
      if (identity)
        await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible()
      await expectOnly(page, on)
    })
  })
}

function labelOf(field: HTMLElement | SVGElement): string {
  return 'labels' in field ? ((field as HTMLInputElement).labels?.[0]?.innerText ?? '') : ''
}

/** No sentence on the page, including those that can be unfolded, is about a method that is off. */
async function expectOnly(page: Page, on: Offered): Promise<void> {
  const unfolded = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    return document.body.innerText
  })
  const off = Object.entries(words).filter(([method]) => !on[method as keyof Offered])
  if (!on.phone && !on.sms) off.push(['phone', /phone/i])
  expect(off.flatMap(([method, word]) => (word.test(unfolded) ? [method, unfolded] : []))).toEqual(
    [],
  )
}
