import type { Page } from '@playwright/test'
import { expectStatus, textIn, writeNote } from './notePage.ts'

/**
 * Cuts off the database, and the call that tells whether there is a network, as if the device were offline. Returns
 * a function that restores it.
 */
async function cutDatabase(page: Page): Promise<() => Promise<void>> {
  const calls = /\/documents:(commit|batchGet)|\/v1\/projects\?/
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

/**
 * Leaves an edit on this device that hasn't reached the server. Returns a function that restores the network.
 */
export async function leaveUnsyncedEdit(page: Page, text: string): Promise<() => Promise<void>> {
  await writeNote(page, 'At the weir', 'Heron')
  const restore = await cutDatabase(page)
  await textIn(page).fill(text)
  await expectStatus(page, 'Saved on this device')
  return restore
}
