import type { Page, Route } from '@playwright/test'
import { HOST, localPorts } from '#local-firebase/ports.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { test as base } from './test.ts'

const services = /^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//

/**
 * Playwright's `test` for the build that people load, behind the headers of production. What it sends to
 * Google's addresses is answered by the Auth emulator, so that only here the SDK takes itself for
 * the one of a real project: it checks the domain, and loads reCAPTCHA.
 */
export const test = base.extend<{ openHosted: (path: string) => Promise<void> }>({
  openHosted: async ({ page }, provide) => {
    const { origin, stop } = await startHostingServer({ directory: 'dist-hosted' })
    await page.route(services, answerByEmulator)
    await provide(async (path) => void (await page.goto(origin + path)))
    await stop()
  },
})

async function answerByEmulator(route: Route): Promise<void> {
  const { host, pathname, search } = new URL(route.request().url())
  const url = `http://${HOST}:${localPorts().auth}/${host}${pathname}${search}`
  await route.fulfill({ response: await route.fetch({ url }) })
}

const script = 'https://www.google.com/recaptcha/enterprise.js**'

/** What Google's script would answer when the SDK asks it about the person. */
export const recaptchaAnswer = 'the answer about a person'

const standIn = `window.grecaptcha = { enterprise: {
  ready: (run) => run(),
  execute: async () => '${recaptchaAnswer}',
} }
window.onFirebaseAuthREInstanceReady()`

/** Serves Google's script for reCAPTCHA, or blocks it as a content blocker would. */
export async function serveRecaptcha(page: Page, isBlocked: boolean): Promise<void> {
  await page.unroute(script)
  await page.route(script, (route) =>
    isBlocked
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/javascript', body: standIn }),
  )
}
