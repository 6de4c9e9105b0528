import type { Page } from '@playwright/test'
import { expectStatus, textIn, writeNote } from './notePage.ts'

/** Cuts the way to the database alone, as if the device were offline; returns what restores it. */
async function cutDatabase(page: Page): Promise<() => Promise<void>> {
  const calls = /\/documents:(commit|batchGet)/
  await page.route(calls, (route) => route.abort('internetdisconnected'))
  await setOnline(page, false)
  return async () => {
    await page.unroute(calls)
    await setOnline(page, true)
  }
}

async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  await page.evaluate((is) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => is })
    dispatchEvent(new Event(is ? 'online' : 'offline'))
  }, isOnline)
}

/** Leaves words on this device that have not reached the server, and gives back how to let them go. */
export async function leaveWordsHere(page: Page, text: string): Promise<() => Promise<void>> {
  await writeNote(page, 'At the weir', 'Heron')
  const restore = await cutDatabase(page)
  await textIn(page).fill(text)
  await expectStatus(page, 'Saved on this device')
  return restore
}
