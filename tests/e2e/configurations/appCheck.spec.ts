import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { exampleProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { accountMenu, fillSignIn, createUser } from '#tests/support/browser/people/people.ts'
import { answerByEmulator, services } from '#tests/support/browser/servers/hosted.ts'
import { expect, test as base } from '#tests/support/browser/test.ts'

const siteKey = '6LexampleExampleExampleExampleExampleExa'
const exchange =
  'https://content-firebaseappcheck.googleapis.com/v1/projects/example-project/apps/1:123456789012:web:0123456789abcdef:exchangeRecaptchaEnterpriseToken?key=example-api-key'
const script = 'https://www.google.com/recaptcha/enterprise.js?render=explicit'
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** A build for a hosted project with App Check. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName }, provide) => {
      const directory = await mkdtemp(join(tmpdir(), `gatehouse-app-check-${browserName}-`))
      const variables = { ...exampleProject(), VITE_FIREBASE_APP_CHECK_SITE_KEY: siteKey }
      await buildApp(directory, variables)
      const { origin, stop } = await startHostingServer({
        directory,
        on: { leakedPasswords: false, appCheck: true, phone: true, sms: true, oneTapConfig: null },
      })
      await provide(origin)
      await stop()
      await rm(directory, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ origin }, provide) => provide(origin),
})

test('each call to Authentication carries a token, which is requested once', async ({ page }) => {
  test.slow()
  const exchanged = await standIn(page, 200, { token: 'a proof', ttl: '3600s' })
  const asked = listenToSignIn(page)
  await page.goto('/sign-in')
  await expect.poll(() => exchanged.length).toBe(1)
  expect(exchanged[0]?.postDataJSON()).toEqual({ recaptcha_enterprise_token: 'not a robot' })
  await fillSignIn(page, await createUser())
  await expect(accountMenu(page)).toBeVisible()
  expect(asked.map((request) => request.headers()['x-firebase-appcheck'])).toEqual(['a proof'])
  expect(exchanged.map((request) => request.url())).toEqual([exchange])
})

test('a person who is refused because of a missing token reads why', async ({ page }) => {
  test.slow()
  await standIn(page, 403, { error: { code: 403, message: 'App attestation failed.' } })
  await page.route(/\/v1\/accounts:signInWithPassword/, (route) =>
    route.fulfill({
      status: 401,
      headers: cors,
      json: { error: { code: 401, message: 'Firebase App Check token is invalid.' } },
    }),
  )
  await page.goto('/sign-in')
  await fillSignIn(page, await createUser())
  await expect(page.getByRole('alert')).toContainText('The reCAPTCHA check failed.')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('without enforcement, a missing token keeps no one out', async ({ page }) => {
  test.slow()
  await page.route('https://www.google.com/recaptcha/**', (route) => route.abort('blockedbyclient'))
  await page.route(services, answerByEmulator)
  await page.goto('/sign-in')
  await fillSignIn(page, await createUser())
  await expect(accountMenu(page)).toBeVisible()
})

/** Stands in for Google's script and the token exchange. Returns the exchange requests. */
async function standIn(page: Page, status: number, json: object): Promise<readonly Request[]> {
  const exchanged: Request[] = []
  await page.route(services, answerByEmulator)
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = { enterprise: {
        ready: (run) => run(),
        render: (_, { callback }) => (callback(), 0),
        execute: async () => 'not a robot',
      } }`,
    }),
  )
  await page.route('https://content-firebaseappcheck.googleapis.com/**', async (route) => {
    if (route.request().method() === 'POST') exchanged.push(route.request())
    await route.fulfill({ status, headers: cors, json })
  })
  return exchanged
}

function listenToSignIn(page: Page): readonly Request[] {
  const asked: Request[] = []
  page.on('request', (request) => {
    const isSignIn = request.url().includes('accounts:signInWithPassword')
    if (isSignIn && request.method() === 'POST') asked.push(request)
  })
  return asked
}
