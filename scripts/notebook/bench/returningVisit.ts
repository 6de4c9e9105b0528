import type { Browser, BrowserContext, Page } from '@playwright/test'
import { letIn, type Member } from '#scripts/notebook/member.ts'
import { measureVisit } from '#scripts/bench/measureVisit.ts'
import type { Visit } from '#scripts/bench/measureVisit.ts'

const ROW = 'li:has-text("Seeded note")'
const SETTLING_MS = 3_000

/** The visits of one person who came back. */
export type Returning = { warm: Visit; cold: Visit }

/** What a person has said of the device: that it is their own, or not. */
export type Device = 'own' | 'other'

/**
 * A profile in which the person was before: their session, and what browser and app have kept since.
 * Service workers stay out: DevTools does not slow down what they fetch.
 */
export async function profileOf(
  browser: Browser,
  origin: string,
  signedIn: Member,
  device: Device = 'other',
): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await letIn(page, origin, signedIn, device === 'own' ? 'yes' : 'no')
  await page.goto(origin)
  await untilSettled(page)
  await page.close()
  return context
}

/** Until the notes are listed, and the app has fetched its further parts, for which it waits until the browser is idle. */
export async function untilSettled(page: Page): Promise<void> {
  await page.locator(ROW).first().waitFor()
  await page.waitForTimeout(SETTLING_MS)
}

/** Opens the notes with the HTTP cache filled, and with an empty one. */
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
