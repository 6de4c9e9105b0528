import { expect, type Page } from '@playwright/test'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { standInForGoogle } from '#tests/support/browser/people/identityProviderWindow.ts'
import { accountMenu, fillSignIn, createUser } from '#tests/support/browser/people/people.ts'
import { answer, calls } from '#tests/support/browser/servers/authServer.ts'
import { recaptchaAnswer, serveRecaptcha, test } from '#tests/support/browser/servers/hosted.ts'

test(
  'the production build signs in with the production headers',
  { tag: '@once' },
  async ({ page, openHosted }) => {
    await openHosted('/sign-in')
    await fillSignIn(page, await createUser())
    await expect(accountMenu(page)).toBeVisible()
  },
)

test(
  'a blocked reCAPTCHA script is reported, and signing in works once it is allowed',
  { tag: '@once' },
  async ({ page, openHosted }) => {
    await requireRecaptcha(page)
    await serveRecaptcha(page, true)
    await openHosted('/sign-in')
    await fillSignIn(page, await createUser())
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded')
    await checkPage(page)
    await serveRecaptcha(page, false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(accountMenu(page)).toBeVisible()
  },
)

test(
  'a host that the project does not allow for its providers is reported by name',
  { tag: '@once' },
  async ({ context, page, openHosted }) => {
    await standInForGoogle(context)
    await page.route(calls.project, (route) =>
      answer(route, 200, {
        projectId: '123456789012',
        authorizedDomains: ['example-project.firebaseapp.com'],
      }),
    )
    await openHosted('/sign-in')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByText('isn’t authorized to run on this domain')).toBeVisible()
    await expect(page.getByText(new URL(page.url()).host, { exact: true })).toBeVisible()
    await checkPage(page)
  },
)

/** Refuses passwords without a reCAPTCHA token, like the real service. */
async function requireRecaptcha(page: Page): Promise<void> {
  await page.route(calls.recaptchaConfiguration, (route) =>
    answer(route, 200, {
      recaptchaKey: 'projects/example-project/keys/example-key',
      recaptchaEnforcementState: [
        { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'ENFORCE' },
      ],
    }),
  )
  await page.route(calls.signIn, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const { captchaResponse, ...rest } = route.request().postDataJSON() as Record<string, unknown>
    // The emulator doesn't support reCAPTCHA, and refuses calls with a token.
    if (captchaResponse === recaptchaAnswer) return route.fallback({ postData: rest })
    return answer(route, 400, { error: { code: 400, message: 'MISSING_RECAPTCHA_TOKEN' } })
  })
}
