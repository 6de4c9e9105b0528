import type { Browser, BrowserContext, Page } from '@playwright/test'
import { measureVisit } from '#bench/measureVisit.ts'
import type { Visit } from '#bench/measureVisit.ts'
import { storeSession, type Member } from '#bench/notebook/member.ts'

const ROW = 'li:has-text("Seeded note")'
const SETTLING_MS = 3_000

/** Two visits of a returning person. */
export type Returning = { warm: Visit; cold: Visit }

/** Whether the person said that the device is their own. */
export type Device = 'own' | 'other'

/**
 * Creates a profile of a returning person, with their session and everything cached. Blocks service workers,
 * because DevTools doesn't slow down their requests.
 */
export async function profileOf(
  browser: Browser,
  origin: string,
  signedIn: Member,
  device: Device = 'other',
): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await storeSession(page, origin, signedIn, device === 'own' ? 'yes' : 'no')
  await page.goto(origin)
  await waitUntilIdle(page)
  await page.close()
  return context
}

/** Waits until the notes are listed and the app has loaded its lazy parts. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.locator(ROW).first().waitFor()
  await page.waitForTimeout(SETTLING_MS)
}

/** Opens the notes with a warm and with a cold HTTP cache. */
export async function returningVisits(
  browser: Browser,
  origin: string,
  signedIn: Member,
  device: Device = 'other',
): Promise<Returning> {
  const context = await profileOf(browser, origin, signedIn, device)
  try {
    const warm = await visitNotes(context, origin)
    const cold = await visitNotes(context, origin, { isCold: true })
    return { warm, cold }
  } finally {
    await context.close()
  }
}

/** Opens the notes until the first one is listed. */
export async function visitNotes(
  context: BrowserContext,
  origin: string,
  { isCold = false } = {},
): Promise<Visit> {
  const page = await context.newPage()
  if (isCold) {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
  }
  const visit = await measureVisit(page, origin, 'row')
  await page.close()
  return visit
}
