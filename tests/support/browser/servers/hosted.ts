import type { Page, Route } from '@playwright/test'
import { HOST, localPorts } from '#local-firebase/ports.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { test as base } from '../test.ts'

/** The calls of a hosted build to Authentication. */
export const services = /^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//

/**
 * Playwright's `test` for the hosted build, with production headers. The Auth emulator answers its requests
 * to Google's servers. Only here, the SDK behaves as with a real project: it checks the domain and loads
 * reCAPTCHA.
 */
export const test = base.extend<{ openHosted: (path: string) => Promise<void> }>({
  openHosted: async ({ page }, provide) => {
    const { origin, stop } = await startHostingServer({ directory: 'dist-hosted' })
    await page.route(services, answerByEmulator)
    await provide(async (path) => void (await page.goto(origin + path)))
    await stop()
  },
})

/** Forwards a request of a hosted build to the Auth emulator. */
export async function answerByEmulator(route: Route): Promise<void> {
  const { host, pathname, search } = new URL(route.request().url())
  const url = `http://${HOST}:${localPorts().auth}/${host}${pathname}${search}`
  await route.fulfill({ response: await route.fetch({ url }) })
}

const script = 'https://www.google.com/recaptcha/enterprise.js**'

/** The reCAPTCHA token that Google's script would return. */
export const recaptchaAnswer = 'the answer about a person'

const standIn = `window.grecaptcha = { enterprise: {
  ready: (run) => run(),
  execute: async () => '${recaptchaAnswer}',
} }
window.onFirebaseAuthREInstanceReady()`

/** Serves a stand-in for Google's reCAPTCHA script, or blocks it like a content blocker. */
export async function serveRecaptcha(page: Page, isBlocked: boolean): Promise<void> {
  await page.unroute(script)
  await page.route(script, (route) =>
    isBlocked
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/javascript', body: standIn }),
  )
}
